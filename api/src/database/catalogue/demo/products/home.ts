import type { DemoProduct } from '../demo-catalogue.types.js';
import { marketplaceLink } from '../marketplace-link.js';
import { casserole, deskLamp, kettle } from '../pictures/home.js';

export const home: DemoProduct[] = [
  {
    name: 'Dimmable LED Desk Lamp with Weighted Base',
    description:
      'Two joints that stay where you leave them and light from warm to neutral in five steps. The base is heavy enough for the arm at full stretch.',
    affiliateLink: marketplaceLink('B0DEMO0004'),
    originalPrice: 48,
    salePrice: 36,
    discount: 25,
    rating: 4.7,
    reviewCount: 1_322,
    category: 'home',
    keywords: 'desk lamp, led, dimmable, reading light',
    featured: true,
    createdDaysAgo: 5,
    pictureSvg: deskLamp(),
  },
  {
    name: 'Gooseneck Pour-Over Kettle with Thermometer',
    description:
      'A slow, steady spout for filter coffee and a dial that shows the temperature while you pour. Works on gas, electric and induction.',
    affiliateLink: marketplaceLink('B0DEMO0005'),
    originalPrice: 65,
    salePrice: 52,
    discount: 20,
    rating: null,
    reviewCount: null,
    category: 'home',
    keywords: 'kettle, gooseneck, pour-over, coffee, thermometer',
    featured: false,
    createdDaysAgo: 9,
    pictureSvg: kettle(),
  },
  {
    name: 'Enameled Cast Iron Casserole, 5 Quart',
    description:
      'Goes from the stove to the oven to the table and keeps a stew warm through a second helping. The pale enamel inside shows when onions start to brown.',
    affiliateLink: marketplaceLink('B0DEMO0006'),
    originalPrice: 119,
    salePrice: 83.3,
    discount: 30,
    rating: 4.8,
    reviewCount: 3_047,
    category: 'home',
    keywords: 'casserole, cast iron, dutch oven, cookware',
    featured: false,
    createdDaysAgo: 34,
    pictureSvg: casserole(),
  },
];
