import { address } from '@deal-harbor/api-client';
import { type Restored, titleFromSlug } from '@deal-harbor/contracts';
import { failed, useWrite, type Write } from '../data/use-write.ts';
import { fieldErrorsOf } from '../form/field-errors.ts';

/** A store brings its coupons and offers, and its place in posts. */
const TOUCHES = [
  '/api/stores',
  '/api/categories',
  '/api/coupons',
  '/api/offers',
  '/api/amazon-products',
  '/api/blogs',
];

export interface Restoration {
  /** Path of the bin's entry, such as `/api/admin/bin/3`. */
  entry: string;
  /** In place of its own, which somebody else may have by now. */
  slug?: string;
}

/** Taken by something else, or no slug at all. */
export const isAboutSlug = (error: unknown): boolean =>
  fieldErrorsOf(error).some(({ name: [field] }) => field === 'slug');

export const restoreFailed = failed('Failed to restore');

/** Brings something back from the bin. */
export function useRestore(failure: Write<Restoration, Restored>['failure']) {
  return useWrite<Restoration, Restored>({
    call: ({ entry, slug }) => ({ method: 'POST', path: address(`${entry}/restore`, { slug }) }),
    touches: TOUCHES,
    success: ({ kind }) => ({ title: `${titleFromSlug(kind)} restored` }),
    failure,
  });
}
