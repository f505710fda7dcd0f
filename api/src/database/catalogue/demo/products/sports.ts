import type { DemoProduct } from '../demo-catalogue.types.js';
import { marketplaceLink } from '../marketplace-link.js';
import { bottle, kettlebell, yogaMat } from '../pictures/sports.js';

export const sports: DemoProduct[] = [
  {
    name: 'Natural Rubber Yoga Mat with Strap, 5 mm',
    description:
      'Grips when hands get warm and lies flat from the first day. Five millimeters is soft enough for knees and firm enough for balance.',
    affiliateLink: marketplaceLink('B0DEMO0013'),
    originalPrice: 68,
    salePrice: 51,
    discount: 25,
    rating: 4.6,
    reviewCount: 1_240,
    category: 'sports',
    keywords: 'yoga mat, natural rubber, non-slip, exercise',
    featured: true,
    createdDaysAgo: 6,
    pictureSvg: yogaMat(),
  },
  {
    name: 'Insulated Steel Bottle, 24 oz',
    description:
      'Keeps water cold for a day’s walk and tea hot through the morning. The wide neck takes ice and a brush; the loop lid does not drip.',
    affiliateLink: marketplaceLink('B0DEMO0014'),
    originalPrice: 32,
    salePrice: 22.4,
    discount: 30,
    rating: 4.7,
    reviewCount: 5_120,
    category: 'sports',
    keywords: 'bottle, insulated, steel, hiking, reusable',
    featured: false,
    createdDaysAgo: 22,
    pictureSvg: bottle(),
  },
  {
    name: 'Cast Kettlebell with Vinyl Base, 26 lb',
    description:
      'One solid casting with a handle wide enough for two hands. The vinyl base is kind to floors and to neighbors below.',
    affiliateLink: marketplaceLink('B0DEMO0015'),
    originalPrice: 49,
    salePrice: null,
    discount: null,
    rating: 4.4,
    reviewCount: 273,
    category: 'sports',
    keywords: 'kettlebell, weights, strength, home gym',
    featured: false,
    createdDaysAgo: 48,
    pictureSvg: kettlebell(),
  },
];
