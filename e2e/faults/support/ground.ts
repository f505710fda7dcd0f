import { openAiAnswers } from '@deal-harbor/test-servers';
import { GENERATED_OFFERS } from '../../../libs/contracts/src/ai.ts';
import type { Caller } from '../../instances/support/caller.ts';
import type { Row } from './writer.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What the provider answers, all whole. */
export const generatedStore = () =>
  openAiAnswers.saying({
    description: 'A shop.',
    website: null,
    category: null,
    offers: Array.from({ length: GENERATED_OFFERS.min }, (_, at) => ({
      title: `Offer ${at}`,
      description: 'Good for all.',
      code: null,
      discountType: 'percentage',
      discountValue: '10%',
      expiryDate: null,
    })),
  });

export const addStore = (owner: Caller, name: string) =>
  owner.add('/api/stores', { name, slug: name.toLowerCase().replace(' ', '-') });

export async function addRow(owner: Caller, number: number): Promise<Row> {
  const mark = `row-${number}`;
  const store = await addStore(owner, mark);
  const offers: { id: number; title: string }[] = [];
  for (const title of PLACES) {
    const body = { storeId: store, title, description: 'Text', affiliateLink: 'https://a.example' };
    offers.push({ id: await owner.add('/api/offers', body), title });
  }
  return { mark, store, offers };
}

/** A row's offers as they stand, as one text. */
export const inOrder = ({ offers }: Pick<Row, 'offers'>): string =>
  offers.map(({ title }) => title).join(' ');
