import type { ProductCategory } from '@deal-harbor/contracts';

const things = (words: string) => words.split(', ');

export const PRODUCT_WORDS: Record<ProductCategory, readonly string[]> = {
  electronics: things(
    'headphones, tablet, loudspeaker, smart watch, power bank, monitor, keyboard, web camera, reading light, charger',
  ),
  home: things(
    'table lamp, kettle, storage box, bed linen, wall clock, bath towel, vacuum flask, knife block, plant pot, air fryer',
  ),
  fashion: things(
    'rain jacket, backpack, leather belt, wool scarf, sun hat, trainers, wallet, gloves, sunglasses, umbrella',
  ),
  books: things(
    'cookbook, atlas, novel, notebook, puzzle book, field guide, dictionary, poetry collection, biography, planner',
  ),
  sports: things(
    'yoga mat, dumbbell set, camping lamp, cycling helmet, tennis racket, water bottle, tent, skipping rope, swim goggles, foam roller',
  ),
  beauty: things(
    'face cream, hair dryer, hand balm, make-up mirror, shaving set, bath oil, nail kit, sun lotion, perfume, brush set',
  ),
};
