import {
  type AdminOffer,
  type Category,
  EXPIRY_FILTERS,
  OFFER_DISCOUNT_TYPES,
  type OfferDiscountType,
  OWNERS_ORDERS,
} from '@deal-harbor/contracts';
import { choiceOf, nameOfChoice, type StoreChoice } from '../../deals/store-choice.ts';
import type { RecordKind } from '../../form/record-kind.ts';
import { textOrNull } from '../../form/rules.ts';
import { isFlag, isId, oneOf } from '../../list/list-state.ts';

export interface OfferValues {
  title: string;
  storeId: StoreChoice | null;
  description: string;
  affiliateLink: string;
  code: string;
  discountType: OfferDiscountType;
  discountValue: string;
  categoryId: number | null;
  /** A day, or empty. */
  expiryDate: string;
  active: boolean;
}

/** `view` is how a store's offers are shown: in their order, or as a table. */
export const OFFERS_LIST = {
  orders: OWNERS_ORDERS.offers,
  filters: {
    storeId: isId,
    active: isFlag,
    expiry: oneOf(EXPIRY_FILTERS),
    view: oneOf(['table']),
  },
};

export const OFFER_TYPES: Record<OfferDiscountType, string> = {
  percentage: 'Percentage',
  fixed: 'Fixed amount',
  deal: 'Deal',
};

export const OFFERS = {
  noun: { one: 'offer', many: 'offers' },
  path: '/api/offers',
  // Stores count their deals and carry their offers.
  touches: ['/api/offers', '/api/stores'],
  fate: 'binned',
  toasts: {
    created: 'Offer created successfully',
    updated: 'Offer updated successfully',
    createFailed: 'Failed to create offer',
    updateFailed: 'Failed to update offer',
    deleted: 'Offer deleted successfully',
    deleteFailed: 'Failed to delete offer',
  },
} as const;

/** @param categories by which comparisons name an offer's category */
export function offerKind(categories: readonly Category[]): RecordKind<AdminOffer, OfferValues> {
  const categoryName = (id: unknown) =>
    categories.find((category) => category.id === id)?.name ?? '(none)';
  return {
    ...OFFERS,
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'storeId', label: 'Store', show: nameOfChoice },
      { name: 'description', label: 'Description' },
      { name: 'affiliateLink', label: 'Affiliate link' },
      { name: 'discountType', label: 'Kind of discount', show: typeName },
      { name: 'discountValue', label: 'Discount' },
      { name: 'code', label: 'Code' },
      { name: 'expiryDate', label: 'Last day' },
      { name: 'categoryId', label: 'Category', show: categoryName },
      { name: 'active', label: 'Active' },
    ],
    blank: {
      title: '',
      storeId: null,
      description: '',
      affiliateLink: '',
      code: '',
      discountType: OFFER_DISCOUNT_TYPES[0],
      discountValue: '',
      categoryId: null,
      expiryDate: '',
      active: true,
    },
    toValues,
    toBody: (values) => ({
      title: values.title.trim(),
      storeId: values.storeId?.id,
      description: values.description.trim(),
      affiliateLink: values.affiliateLink.trim(),
      code: textOrNull(values.code),
      discountType: values.discountType,
      discountValue: values.discountValue.trim(),
      categoryId: values.categoryId,
      expiryDate: textOrNull(values.expiryDate),
      active: values.active,
    }),
  };
}

const typeName = (value: unknown): string => OFFER_TYPES[value as OfferDiscountType];

export function toValues(offer: AdminOffer): OfferValues {
  return {
    title: offer.title,
    storeId: choiceOf(offer.store),
    description: offer.description,
    affiliateLink: offer.affiliateLink,
    code: offer.code ?? '',
    discountType: offer.discountType,
    discountValue: offer.discountValue,
    categoryId: offer.categoryId,
    expiryDate: offer.expiryDate ?? '',
    active: offer.active,
  };
}
