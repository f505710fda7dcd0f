import type { DemoProduct } from '../demo-catalogue.types.js';
import { marketplaceLink } from '../marketplace-link.js';
import { backpack, sneakers, sunglasses } from '../pictures/fashion.js';

export const fashion: DemoProduct[] = [
  {
    name: 'Canvas Mid-Top Sneakers',
    description:
      'Cotton canvas on a stitched rubber sole, with a padded collar and a cushioned insole that can be taken out. Runs true to size; half sizes available.',
    affiliateLink: marketplaceLink('B0DEMO0007'),
    originalPrice: 55,
    salePrice: 41.25,
    discount: 25,
    rating: 4.3,
    reviewCount: 640,
    category: 'fashion',
    keywords: 'sneakers, canvas, shoes, mid-top',
    featured: false,
    createdDaysAgo: 7,
    pictureSvg: sneakers(),
  },
  {
    name: 'Canvas Day Backpack, 22 Liters',
    description:
      'Two buckled straps over a proper zip, a sleeve for a 15-inch laptop and pockets on both sides for a bottle. The canvas is coated and shrugs off a shower.',
    affiliateLink: marketplaceLink('B0DEMO0008'),
    originalPrice: null,
    salePrice: null,
    discount: null,
    rating: 4.6,
    reviewCount: 418,
    category: 'fashion',
    keywords: 'backpack, canvas, laptop, day pack',
    featured: true,
    createdDaysAgo: 14,
    pictureSvg: backpack(),
  },
  {
    name: 'Polarized Sunglasses, Tortoise Frame',
    description:
      'Polarized lenses with full UV protection in a frame that suits most faces. A hard case and a cloth are in the box.',
    affiliateLink: marketplaceLink('B0DEMO0009'),
    originalPrice: 39.9,
    salePrice: 29.9,
    discount: 25,
    rating: 4.1,
    reviewCount: null,
    category: 'fashion',
    keywords: 'sunglasses, polarized, uv protection',
    featured: false,
    createdDaysAgo: 41,
    pictureSvg: sunglasses(),
  },
];
