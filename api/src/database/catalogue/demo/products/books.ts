import type { DemoProduct } from '../demo-catalogue.types.js';
import { marketplaceLink } from '../marketplace-link.js';
import { birdGuide, cookbook, novelSet } from '../pictures/books.js';

export const books: DemoProduct[] = [
  {
    name: 'One Pan, Seven Suppers: A Weeknight Cookbook',
    description:
      'Eighty dinners that dirty one pan and take about half an hour, sorted by what is likely to be in the fridge. Each has a version without meat.',
    affiliateLink: marketplaceLink('B0DEMO0010'),
    originalPrice: 24.95,
    salePrice: 17.47,
    discount: 30,
    rating: 4.7,
    reviewCount: 952,
    category: 'books',
    keywords: 'cookbook, weeknight dinners, one pan, recipes',
    featured: false,
    createdDaysAgo: 4,
    pictureSvg: cookbook(),
  },
  {
    name: 'The Pocket Bird Year: A Field Guide with Drawings',
    description:
      'Month by month through the birds of gardens, rivers and shores, in drawings that show what to look for at a distance. Fits a coat pocket and survives one.',
    affiliateLink: marketplaceLink('B0DEMO0011'),
    originalPrice: null,
    salePrice: 16,
    discount: null,
    rating: 4.9,
    reviewCount: 187,
    category: 'books',
    keywords: 'birds, field guide, nature, drawings, pocket book',
    featured: false,
    createdDaysAgo: 19,
    pictureSvg: birdGuide(),
  },
  {
    name: 'The Lantern Street Trilogy, Boxed Set',
    description:
      'Three mysteries around one street, one lodger and a key that fits no door. Sewn paperbacks in a slipcase, made to be lent and to come back.',
    affiliateLink: marketplaceLink('B0DEMO0012'),
    originalPrice: 42,
    salePrice: 33.6,
    discount: 20,
    rating: 4.5,
    reviewCount: null,
    category: 'books',
    keywords: 'novels, mystery, boxed set, trilogy, gift',
    featured: true,
    createdDaysAgo: 16,
    pictureSvg: novelSet(),
  },
];
