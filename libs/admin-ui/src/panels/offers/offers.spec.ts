import type { AdminOffer } from '@deal-harbor/contracts';
import { differences } from '../../form/differences.ts';
import { offerKind } from './offers.ts';

const offer = {
  id: 1,
  title: 'Sale',
  storeId: 7,
  store: { id: 7, name: 'Tents', slug: 'tents', logo: null, website: null },
  description: 'Text',
  affiliateLink: 'https://shop.example/',
  code: null,
  discountType: 'deal',
  discountValue: '',
  categoryId: 3,
  expiryDate: null,
  active: false,
  version: 2,
} as AdminOffer;

const kind = offerKind([{ id: 3, name: 'Travel', slug: 'travel', storeCount: 0, version: 1 }]);
const values = kind.toValues(offer);

describe('an offer in its form', () => {
  it('is sent as it came when nothing was changed', () => {
    const { id, store, version, ...sent } = offer;
    expect(kind.toBody(values)).toEqual(sent);
  });

  it('is sent without the space around texts', () => {
    const typed = { ...values, title: ' New ', code: ' A1 ', affiliateLink: ' https://a.example ' };
    expect(kind.toBody(typed)).toMatchObject({
      title: 'New',
      code: 'A1',
      affiliateLink: 'https://a.example',
    });
  });

  it('begins active, as a percentage', () => {
    expect(kind.blank).toMatchObject({ active: true, discountType: 'percentage' });
  });

  it('is compared by names', () => {
    const mine = { ...values, storeId: { id: 8, name: 'Boots' }, categoryId: null };
    expect(differences(kind.fields, { ...mine, discountType: 'fixed' }, values)).toEqual([
      { label: 'Store', mine: 'Boots', stored: 'Tents' },
      { label: 'Kind of discount', mine: 'Fixed amount', stored: 'Deal' },
      { label: 'Category', mine: '(none)', stored: 'Travel' },
    ]);
  });
});
