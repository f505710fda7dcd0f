import {
  addDays,
  type DateText,
  GENERATED_OFFERS,
  isWebAddress,
  LIMITS,
  OFFER_DISCOUNT_TYPES,
} from '@deal-harbor/contracts';
import { OmitType } from '@nestjs/swagger';
import { CreateOfferDto } from '../../offers/dto/offer.dto.js';
import { CreateStoreDto } from '../../stores/dto/store.dto.js';
import { fieldsOf, holding, objectsIn } from './answer-shape.js';
import { cleanLine } from './clean-text.js';
import { unusable } from './generator.js';

class OfferOfAnswer extends OmitType(CreateOfferDto, ['storeId'] as const) {}
class StoreOfAnswer extends OmitType(CreateStoreDto, ['slug', 'logo', 'dealCount'] as const) {}

export interface StoreGiven {
  storeName: string;
  affiliateLink: string;
  publish: boolean;
  /** Ids by name. */
  categories: ReadonlyMap<string, number>;
  today: DateText;
}

/** No shop plans its offers for longer; a later day is a slip of the model. */
const LONGEST_DAYS = 730;
/** What models write where they mean that there is no code. */
const NO_CODE = /^(none|null|n\/?a|no code.*|not (needed|required).*|[-–—.]+)$/i;

const bareHost = (address: string) => new URL(address).hostname.replace(/^www\./, '');

/**
 * The origin of the address that a model names, when it is on the host of the affiliate link; a
 * tracker's host is no shop's, and a host of the model's choosing may be anybody's.
 */
function websiteOn(affiliateLink: string, value: unknown): string | null {
  const address = cleanLine(value, LIMITS.url);
  if (!isWebAddress(address) || bareHost(address) !== bareHost(affiliateLink)) return null;
  return `${new URL(address).origin}/`;
}

function codeIn(value: unknown): string | null {
  const code = cleanLine(value, LIMITS.code);
  return code && !NO_CODE.test(code) ? code : null;
}

function lastDay(value: unknown, today: DateText): DateText | null {
  const day = cleanLine(value, LIMITS.discountValue);
  return day >= today && day <= addDays(today, LONGEST_DAYS) ? day : null;
}

function offerFrom(
  fields: Record<string, unknown>,
  categoryId: number | null,
  { affiliateLink, publish, today }: StoreGiven,
): OfferOfAnswer | null {
  const expiryDate = lastDay(fields.expiryDate, today);
  const offer = {
    title: cleanLine(fields.title, LIMITS.title),
    description: cleanLine(fields.description, LIMITS.description),
    categoryId,
    code: codeIn(fields.code),
    affiliateLink,
    discountType: OFFER_DISCOUNT_TYPES.find((type) => type === fields.discountType) ?? 'deal',
    discountValue: cleanLine(fields.discountValue, LIMITS.discountValue),
    active: publish,
  };
  return (
    holding(OfferOfAnswer, { ...offer, expiryDate }) ??
    holding(OfferOfAnswer, { ...offer, expiryDate: null })
  );
}

/**
 * The store and its offers that an answer holds, those with codes first.
 * @throws AppError 'provider-failed'
 */
export function storeFrom(
  answer: unknown,
  given: StoreGiven,
): { store: StoreOfAnswer; offers: OfferOfAnswer[] } {
  const fields = fieldsOf(answer);
  const category = cleanLine(fields.category, LIMITS.name);
  const categoryId = given.categories.get(category) ?? null;
  const store = holding(StoreOfAnswer, {
    name: given.storeName,
    description: cleanLine(fields.description, LIMITS.description),
    website: websiteOn(given.affiliateLink, fields.website),
    category: categoryId === null ? null : category,
  });
  const offers = objectsIn(fields.offers)
    .map((offer) => offerFrom(offer, categoryId, given))
    .filter((offer) => offer !== null)
    .slice(0, GENERATED_OFFERS.max);
  if (!store?.description || offers.length < GENERATED_OFFERS.min) throw unusable();
  return { store, offers: offers.sort((a, b) => Number(!a.code) - Number(!b.code)) };
}
