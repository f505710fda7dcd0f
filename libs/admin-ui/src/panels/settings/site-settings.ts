import type { HeroStat, SiteConfig } from '@deal-harbor/contracts';
import type { RecordKind } from '../../form/record-kind.ts';

export type SettingsValues = Omit<SiteConfig, 'version'>;

const statsText = (value: unknown) =>
  (value as HeroStat[]).map((stat) => `${stat.value} ${stat.label}`).join(', ');

export const settingsKind: RecordKind<SiteConfig, SettingsValues> = {
  noun: { one: 'site', many: 'sites' },
  path: '/api/config',
  addresses: { write: '/api/config', read: '/api/config' },
  touches: ['/api/config'],
  fields: [
    { name: 'siteName', label: 'Site name' },
    { name: 'description', label: 'Description' },
    { name: 'primaryColor', label: 'Primary colour' },
    { name: 'secondaryColor', label: 'Secondary colour' },
    { name: 'contactEmail', label: 'Contact e-mail' },
    { name: 'footerText', label: 'Footer text' },
    { name: 'domain', label: 'Domain' },
    { name: 'heroStats', label: 'Figures of the home page', show: statsText },
    { name: 'placeholderCounts', label: 'Invented figures' },
  ],
  // Never made anew: the first start does that.
  blank: {
    siteName: '',
    description: '',
    primaryColor: '',
    secondaryColor: '',
    contactEmail: '',
    footerText: '',
    domain: '',
    heroStats: [],
    placeholderCounts: false,
  },
  toValues: ({ version: _, ...values }) => values,
  toBody: (values) => values,
  toasts: {
    created: '',
    updated: 'Settings saved',
    createFailed: '',
    updateFailed: 'Failed to save settings',
  },
};
