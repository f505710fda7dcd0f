import { placeOfArguments, placeOfLink } from './deep-link.ts';

it.each([
  ['dealharbor://offers', 'offers'],
  ['dealharbor://offers/', 'offers'],
  ['dealharbor://ai-store-generator', 'ai-store-generator'],
])('%s opens %s', (link, place) => {
  expect(placeOfLink(link)).toBe(place);
});

it.each([
  'dealharbor://',
  'dealharbor://nowhere',
  'dealharbor://offers?edit=new',
  'dealharbor://offers#x',
  'dealharbor://offers/../../settings',
  'dealharbor://owner@offers/x',
  'dealharbor://__proto__',
  'dealharbor:offers',
  'https://offers',
  'app://admin/offers',
  '--inspect',
])('%s opens nothing', (link) => {
  expect(placeOfLink(link)).toBeNull();
});

it('finds a link among the arguments', () => {
  expect(placeOfArguments(['app', '--flag', 'dealharbor://coupons'])).toBe('coupons');
  expect(placeOfArguments(['app', 'dealharbor://nowhere'])).toBeUndefined();
});
