import type { AuditAction, AuditEntity, AuditEntry } from '@deal-harbor/contracts';

export const ACTIONS: Record<AuditAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  'delete-for-good': 'Deleted for good',
  restore: 'Restored',
  generate: 'Generated',
  'generate-failed': 'Failed to generate',
  test: 'Tested',
  export: 'Exported',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  end: 'Ended',
  'wrong-password': 'Wrong password',
  'wrong-code': 'Wrong code',
  'change-password': 'Password changed',
  'replace-password': 'Password replaced at a start',
  'enable-second-factor': 'Second factor turned on',
  'remove-second-factor': 'Second factor turned off',
  'renew-recovery-codes': 'Recovery codes made anew',
  'use-recovery-code': 'Recovery code used',
};

export const ENTITIES: Record<AuditEntity, string> = {
  store: 'Store',
  category: 'Category',
  coupon: 'Coupon',
  offer: 'Offer',
  product: 'Product',
  post: 'Post',
  picture: 'Picture',
  subscriber: 'Subscriber',
  settings: 'Site settings',
  'ai-settings': 'AI provider',
  session: 'Session',
  account: 'Account',
  backup: 'Backup',
};

/** Letters of a hash that tell pictures apart. */
const SHOWN = 8;

/** 'Store 7 “Acme”', 'Session 7', 'Site settings' */
export function nameOfEntry({ entity, entityId, title }: AuditEntry): string {
  return [ENTITIES[entity], entityId?.slice(0, SHOWN), title && `“${title}”`]
    .filter(Boolean)
    .join(' ');
}

/** 'Session 7', 'Network 1a2b3c4d' */
export const actorText = (actor: string): string => actor.charAt(0).toUpperCase() + actor.slice(1);

/** 'affiliateLink' as it is read: 'Affiliate link'. */
export function fieldText(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
