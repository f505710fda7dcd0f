import { productKind } from './products.ts';

it('sends values that were left empty as null', () => {
  const body = productKind.toBody({
    ...productKind.blank,
    name: ' Lamp ',
    description: ' Bright ',
    affiliateLink: ' https://market.example/a ',
  });
  expect(body).toEqual({
    name: 'Lamp',
    description: 'Bright',
    affiliateLink: 'https://market.example/a',
    imageUrl: null,
    originalPrice: null,
    salePrice: null,
    discount: null,
    rating: null,
    reviewCount: null,
    category: 'electronics',
    keywords: null,
    featured: false,
  });
});
