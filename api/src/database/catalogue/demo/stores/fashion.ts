import { logo } from '../../../../modules/media/logo/logo-tile.js';
import { thrush } from '../logos/creature-marks.js';
import { stitches } from '../logos/nature-marks.js';
import { boot } from '../logos/object-marks.js';
import { deal, freeShipping, off, other, percent, type StoreEntry } from '../store-entry.js';

export const fashion: StoreEntry[] = [
  {
    name: 'Marlowe & Thrush',
    description:
      'Shirts, trousers and jackets for people who would rather own six good things than sixty. Every garment comes in short, regular and long, and the cutting room in the back still turns up hems for free. Returns are accepted for 45 days, worn once around the living room included.',
    logo: logo(thrush, '#5A1B32', '#FBEBDD', '#F08A5D'),
    clicks: 8_940,
    age: 212,
    coupons: [
      {
        title: '20% off your first order, tailoring included',
        terms:
          'New customers only. Works on full-price and made-to-measure pieces; one use per address.',
        code: 'FIRSTFIT20',
        gives: percent(20),
        endsIn: 58,
        verified: true,
        featured: true,
        clicks: 1_864,
        age: 2,
      },
      {
        title: '$35 off when you buy a jacket and trousers together',
        terms: 'Any jacket with any trousers; sizes and colors may differ. Taken off at checkout.',
        code: 'TWOPIECE',
        gives: off('$35'),
        endsIn: 24,
        verified: true,
        clicks: 742,
        age: 19,
      },
      {
        title: 'Free shipping on two shirts or more',
        terms:
          'Standard shipping within the US. No code: it appears once the second shirt is in the bag.',
        gives: freeShipping,
        clicks: 388,
        age: 64,
      },
      {
        title: '15% off linen, last sizes',
        terms: 'Ended offer, kept for reference. It covered remaining linen shirts and shorts.',
        code: 'LINEN15',
        gives: percent(15),
        endsIn: -6,
        clicks: 209,
        age: 47,
      },
    ],
    offers: [
      {
        title: 'Up to 40% off last season’s overshirts',
        terms:
          'While sizes last; marked prices are final, and exchanges for another size are free.',
        gives: percent(40),
        path: 'sale/overshirts',
        endsIn: 16,
        clicks: 655,
        age: 9,
      },
      {
        title: 'Three Oxford shirts for the price of two',
        terms: 'The cheapest of three is free. Mix collars, colors and lengths as you like.',
        gives: deal('3 for 2'),
        path: 'shirts/oxford',
        clicks: 431,
        age: 33,
      },
    ],
  },
  {
    name: 'Tarnfold',
    description:
      'Knitwear spun and knitted by three small mills, in wool that says which flock it came from. Sweaters are made in runs of a few hundred, so popular colors do sell out. A darning kit comes with every cardigan, and repairs cost the same whatever the size of the hole.',
    logo: logo(stitches, '#24465A', '#F4EBDD', '#E9785D'),
    clicks: 3_120,
    age: 160,
    coupons: [
      {
        title: '15% off any two sweaters',
        terms: 'Both must be full price. Seconds and repairs are excluded.',
        code: 'PAIRUP15',
        gives: percent(15),
        endsIn: 33,
        verified: true,
        clicks: 517,
        age: 5,
      },
      {
        title: 'A free darning kit with your first cardigan',
        terms: 'Added to the parcel automatically; one per household.',
        gives: other('Free gift'),
        clicks: 164,
        age: 71,
      },
      {
        title: '$12 off hats, gloves and scarves over $60',
        terms: 'Accessories only. Cannot be used together with another code.',
        code: 'WARMHANDS',
        gives: off('$12'),
        endsIn: 4,
        clicks: 298,
        age: 12,
      },
      {
        title: '10% off baby blankets, wrapping included',
        terms: 'Lambswool, two sizes. A card with your words costs nothing extra.',
        code: 'SMALLFOLD',
        gives: percent(10),
        endsIn: 80,
        verified: true,
        clicks: 126,
        age: 31,
      },
    ],
    offers: [
      {
        title: 'Mill seconds at half price',
        terms:
          'Small flaws, each one photographed on its page. Seconds can be exchanged, not refunded.',
        gives: percent(50),
        path: 'seconds',
        clicks: 602,
        age: 40,
      },
      {
        title: 'Undyed wool socks, four pairs for $38',
        terms: 'One size per bundle. The single-pair price is $12.',
        gives: deal('4 for $38'),
        path: 'socks/undyed-bundle',
        endsIn: 45,
        clicks: 177,
        age: 15,
      },
    ],
  },
  {
    name: 'Pellamoor',
    description:
      'Boots and shoes on lasts that come in three widths, most of them resoleable. The fitting guide asks for two measurements and a shoe you already like. Worn-out pairs can be sent back for a new sole instead of a new shoe.',
    logo: logo(boot, '#F3DFC1', '#4A2A1A', '#D9622B'),
    clicks: 5_470,
    age: 188,
    coupons: [
      {
        title: '$25 off boots over $150',
        terms: 'All widths, all colors. One pair per order.',
        code: 'BOOTUP25',
        gives: off('$25'),
        endsIn: 41,
        verified: true,
        clicks: 934,
        age: 7,
      },
      {
        title: '10% off for trying a wide or narrow last',
        terms:
          'For your first pair in a width other than regular. Exchanges are free if the width is wrong.',
        code: 'WIDTHFIT',
        gives: percent(10),
        verified: true,
        clicks: 276,
        age: 52,
      },
      {
        title: 'Free return label on every pair',
        terms: 'Shoes must be unworn outdoors. No code needed; the label is in the box.',
        gives: freeShipping,
        clicks: 141,
        age: 96,
      },
      {
        title: '$8 off shoe care when you buy the shoes',
        terms: 'Brushes, creams and trees over $25, in the same order as any pair.',
        code: 'POLISHUP',
        gives: off('$8'),
        endsIn: 90,
        clicks: 168,
        age: 38,
      },
    ],
    offers: [
      {
        title: 'Resole two pairs and the second costs half',
        terms: 'Both pairs in one parcel. Heels and stitching included, uppers quoted separately.',
        gives: percent(50),
        path: 'workshop/resole',
        endsIn: 75,
        clicks: 212,
        age: 22,
      },
      {
        title: 'Ends of line: city shoes from $79',
        terms: 'Single sizes from past collections. The page sorts by your size first.',
        gives: deal('From $79'),
        path: 'outlet/city',
        clicks: 489,
        age: 58,
      },
    ],
  },
];
