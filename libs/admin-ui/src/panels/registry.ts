import {
  Bot,
  ChartColumn,
  FolderTree,
  History,
  type LucideIcon,
  Mail,
  Megaphone,
  Newspaper,
  Package,
  PenLine,
  Settings,
  Store,
  Tag,
  Ticket,
  Trash2,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { PanelName } from './panel-names.ts';

export interface PanelEntry {
  /** In addresses: `/admin/offers`, `/admin#offers`. */
  name: PanelName;
  title: string;
  /** What the navigation calls it. */
  short: string;
  group: 'Today' | 'AI' | 'Content' | 'Catalogue' | 'Site';
  icon: LucideIcon;
  load: () => Promise<{ default: ComponentType }>;
  /** Begins with a list: its code is waited for as its rows are. */
  list?: true;
  /** Only on a page of its own, not on the dashboard. */
  apart?: true;
}

/** Every panel; the dashboard shows the first twelve, in the specification's order (section 2). */
export const PANELS: readonly PanelEntry[] = [
  {
    name: 'overview',
    title: 'Overview',
    short: 'Overview',
    group: 'Today',
    icon: ChartColumn,
    load: () => import('./overview/overview-panel.tsx'),
  },
  {
    name: 'ai-store-generator',
    title: 'AI Store Generator',
    short: 'Store generator',
    group: 'AI',
    icon: Bot,
    load: () => import('./ai-store-generator/ai-store-generator-panel.tsx'),
  },
  {
    name: 'google-ads',
    title: 'Google Ads Automation',
    short: 'Google Ads',
    group: 'AI',
    icon: Megaphone,
    load: () => import('./google-ads/google-ads-panel.tsx'),
  },
  {
    name: 'ai-blog-generator',
    title: 'AI Blog Generator',
    short: 'Blog generator',
    group: 'AI',
    icon: PenLine,
    load: () => import('./ai-blog-generator/ai-blog-generator-panel.tsx'),
  },
  {
    name: 'blogs',
    title: 'Blog Management',
    short: 'Blog',
    group: 'Content',
    icon: Newspaper,
    load: () => import('./blogs/blogs-panel.tsx'),
    list: true,
  },
  {
    name: 'amazon-products',
    title: 'Amazon Products',
    short: 'Amazon products',
    group: 'Content',
    icon: Package,
    load: () => import('./amazon-products/amazon-products-panel.tsx'),
    list: true,
  },
  {
    name: 'stores',
    title: 'Stores Management',
    short: 'Stores',
    group: 'Catalogue',
    icon: Store,
    load: () => import('./stores/stores-panel.tsx'),
    list: true,
  },
  {
    name: 'categories',
    title: 'Categories Management',
    short: 'Categories',
    group: 'Catalogue',
    icon: FolderTree,
    load: () => import('./categories/categories-panel.tsx'),
    list: true,
  },
  {
    name: 'offers',
    title: 'Offers Management',
    short: 'Offers',
    group: 'Catalogue',
    icon: Tag,
    load: () => import('./offers/offers-panel.tsx'),
    list: true,
  },
  {
    name: 'coupons',
    title: 'Coupons Management',
    short: 'Coupons',
    group: 'Catalogue',
    icon: Ticket,
    load: () => import('./coupons/coupons-panel.tsx'),
    list: true,
  },
  {
    name: 'subscribers',
    title: 'Newsletter Subscribers',
    short: 'Subscribers',
    group: 'Site',
    icon: Mail,
    load: () => import('./subscribers/subscribers-panel.tsx'),
    list: true,
  },
  {
    name: 'settings',
    title: 'Site Settings',
    short: 'Settings',
    group: 'Site',
    icon: Settings,
    load: () => import('./settings/settings-panel.tsx'),
  },
  {
    name: 'bin',
    title: 'Bin',
    short: 'Bin',
    group: 'Site',
    icon: Trash2,
    load: () => import('./bin/bin-panel.tsx'),
    list: true,
    apart: true,
  },
  {
    name: 'activity',
    title: 'Activity',
    short: 'Activity',
    group: 'Site',
    icon: History,
    load: () => import('./activity/activity-panel.tsx'),
    list: true,
    apart: true,
  },
];
