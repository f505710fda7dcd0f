import type { DemoProduct } from '../demo-catalogue.types.js';
import { marketplaceLink } from '../marketplace-link.js';
import { hairDryer, handCreams, serum } from '../pictures/beauty.js';

export const beauty: DemoProduct[] = [
  {
    name: 'Vitamin C Face Serum, 30 ml',
    description:
      'A light morning serum with the concentration stated on the bottle and no added fragrance. Amber glass and a dropper keep it fresh; use it up within three months.',
    affiliateLink: marketplaceLink('B0DEMO0016'),
    originalPrice: 28,
    salePrice: 19.6,
    discount: 30,
    rating: 4.4,
    reviewCount: 2_761,
    category: 'beauty',
    keywords: 'serum, vitamin c, skincare, fragrance-free',
    featured: true,
    createdDaysAgo: 2,
    pictureSvg: serum(),
  },
  {
    name: 'Ionic Hair Dryer with Concentrator Nozzle',
    description:
      'Three heats, two speeds and a cold button that answers at once. Lighter than it looks, with a filter that clicks off for cleaning.',
    affiliateLink: marketplaceLink('B0DEMO0017'),
    originalPrice: 89.99,
    salePrice: 62.99,
    discount: 30,
    rating: 4.2,
    reviewCount: null,
    category: 'beauty',
    keywords: 'hair dryer, ionic, nozzle, styling',
    featured: false,
    createdDaysAgo: 28,
    pictureSvg: hairDryer(),
  },
  {
    name: 'Shea Hand Cream Trio',
    description:
      'Rose, green fig and lavender in tubes that stand on their caps. Sinks in quickly enough to pick up a phone again.',
    affiliateLink: marketplaceLink('B0DEMO0018'),
    originalPrice: null,
    salePrice: 18.5,
    discount: null,
    rating: null,
    reviewCount: null,
    category: 'beauty',
    keywords: 'hand cream, shea butter, gift set',
    featured: false,
    createdDaysAgo: 8,
    pictureSvg: handCreams(),
  },
];
