import type { DemoProduct } from '../demo-catalogue.types.js';
import { marketplaceLink } from '../marketplace-link.js';
import { headphones, keyboard, speaker } from '../pictures/electronics.js';

export const electronics: DemoProduct[] = [
  {
    name: 'Wireless Over-Ear Headphones with Noise Cancelling',
    description:
      'Soft over-ear cups, up to 30 hours on a charge and a switch for the noise cancelling that you can find without looking. Folds flat and comes with a cable for flights.',
    affiliateLink: marketplaceLink('B0DEMO0001'),
    originalPrice: 129,
    salePrice: 89,
    discount: 31,
    rating: 4.6,
    reviewCount: 2_184,
    category: 'electronics',
    keywords: 'headphones, noise cancelling, wireless, over-ear, travel',
    featured: true,
    createdDaysAgo: 3,
    pictureSvg: headphones(),
  },
  {
    name: 'Portable Wireless Speaker with Carry Loop',
    description:
      'A fabric-covered speaker for the kitchen shelf or the picnic blanket. Survives splashes, plays about twelve hours at room volume and charges by USB-C.',
    affiliateLink: marketplaceLink('B0DEMO0002'),
    originalPrice: 59.99,
    salePrice: 44.99,
    discount: 25,
    rating: 4.4,
    reviewCount: null,
    category: 'electronics',
    keywords: 'speaker, portable, wireless, splash-proof',
    featured: false,
    createdDaysAgo: 11,
    pictureSvg: speaker(),
  },
  {
    name: 'Compact Mechanical Keyboard, Hot-Swappable',
    description:
      'Keys with a soft, clear stop in a case small enough to leave room for the mouse. Switches can be pulled and replaced without soldering, and the cable comes off.',
    affiliateLink: marketplaceLink('B0DEMO0003'),
    originalPrice: null,
    salePrice: 74.5,
    discount: null,
    rating: 4.5,
    reviewCount: 861,
    category: 'electronics',
    keywords: 'keyboard, mechanical, compact, desk, hot-swappable',
    featured: false,
    createdDaysAgo: 26,
    pictureSvg: keyboard(),
  },
];
