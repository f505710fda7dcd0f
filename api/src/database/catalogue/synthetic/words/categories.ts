/** What a category's stores sell, from the most to the least common category. */
export interface CategoryWords {
  name: string;
  goods: readonly string[];
}

const goods = (words: string) => words.split(', ');

export const CATEGORY_WORDS: readonly CategoryWords[] = [
  {
    name: 'Fashion',
    goods: goods(
      'running shoes, winter coats, linen shirts, denim jackets, wool scarves, summer dresses, leather belts, rain boots, silk ties, cotton socks, ankle boots, knitted jumpers',
    ),
  },
  {
    name: 'Electronics',
    goods: goods(
      'headphones, laptops, tablets, smart watches, cameras, loudspeakers, monitors, keyboards, game consoles, phone cases, power banks, drones',
    ),
  },
  {
    name: 'Home & Garden',
    goods: goods(
      'garden furniture, bed linen, table lamps, cushions, curtains, storage boxes, plant pots, rugs, mirrors, candles, bath towels, wall clocks',
    ),
  },
  {
    name: 'Beauty',
    goods: goods(
      'face creams, perfume, lipstick, shampoo, hair dryers, nail varnish, bath salts, sun lotion, serums, make-up brushes, body butter, shaving sets',
    ),
  },
  {
    name: 'Travel',
    goods: goods(
      'city breaks, suitcases, train tickets, hotel stays, ferry crossings, airport parking, camper vans, walking tours, travel pillows, ski passes, cottage weeks, day trips',
    ),
  },
  {
    name: 'Food & Drink',
    goods: goods(
      'ground coffee, loose tea, chocolate boxes, olive oil, craft beer, cheese boards, recipe boxes, spice sets, wine cases, honey, pasta, breakfast hampers',
    ),
  },
  {
    name: 'Sports & Outdoors',
    goods: goods(
      'hiking boots, tents, yoga mats, bicycles, sleeping bags, football shirts, tennis rackets, climbing ropes, swim goggles, fishing rods, kayaks, dumbbells',
    ),
  },
  {
    name: 'Books & Stationery',
    goods: goods(
      'paperback novels, notebooks, fountain pens, cookbooks, atlases, planners, sketch pads, audio books, comics, greeting cards, textbooks, gift wrap',
    ),
  },
  {
    name: 'Baby & Kids',
    goods: goods(
      'prams, wooden toys, school bags, baby monitors, picture books, cot beds, puzzles, nappies, rain suits, party costumes, car seats, building blocks',
    ),
  },
  {
    name: 'Pets',
    goods: goods(
      'dog food, cat trees, bird seed, aquariums, leads, chew toys, pet beds, grooming kits, litter, rabbit hutches, travel crates, treats',
    ),
  },
  {
    name: 'Health',
    goods: goods(
      'vitamins, blood pressure monitors, massage guns, contact lenses, first aid kits, herbal teas, electric toothbrushes, support insoles, heat pads, protein powder, reading glasses, sleep masks',
    ),
  },
  {
    name: 'Jewellery & Watches',
    goods: goods(
      'silver rings, pearl earrings, charm bracelets, diving watches, gold chains, cufflinks, brooches, watch straps, anklets, pendants, engagement rings, jewellery boxes',
    ),
  },
  {
    name: 'Office',
    goods: goods(
      'desk chairs, printers, printer ink, filing cabinets, standing desks, whiteboards, label makers, desk lamps, envelopes, staplers, shredders, laptop stands',
    ),
  },
  {
    name: 'DIY & Tools',
    goods: goods(
      'cordless drills, paint, ladders, tool boxes, work gloves, floor tiles, saw blades, door handles, workbenches, sanders, wallpaper, garden hoses',
    ),
  },
  {
    name: 'Automotive',
    goods: goods(
      'winter tyres, roof boxes, dash cameras, car mats, engine oil, bicycle racks, jump starters, seat covers, wiper blades, tyre pumps, car wax, child seats',
    ),
  },
  {
    name: 'Music',
    goods: goods(
      'acoustic guitars, vinyl records, microphones, keyboard stands, drum kits, concert tickets, violin strings, turntables, ukuleles, sheet music, amplifiers, in-ear monitors',
    ),
  },
  {
    name: 'Gifts & Flowers',
    goods: goods(
      'flower bouquets, balloon sets, photo books, engraved glasses, birthday hampers, scented candles, house plants, gift cards, wedding favours, letterbox gifts, fruit baskets, photo mugs',
    ),
  },
  {
    name: 'Games',
    goods: goods(
      'board games, card games, game controllers, jigsaw puzzles, chess sets, gaming chairs, dice sets, strategy games, racing wheels, party games, miniatures, arcade sticks',
    ),
  },
  {
    name: 'Software',
    goods: goods(
      'antivirus plans, photo editors, website builders, password managers, video editors, accounting plans, cloud storage, language courses, office suites, backup plans, design tools, virtual private networks',
    ),
  },
  {
    name: 'Telecom',
    goods: goods(
      'mobile plans, fibre broadband, prepaid cards, routers, landline bundles, roaming passes, mesh systems, streaming bundles, mobile hotspots, handset upgrades, business lines, television boxes',
    ),
  },
  {
    name: 'Energy & Light',
    goods: goods(
      'solar panels, light bulbs, smart thermostats, wall chargers, string lights, battery packs, ceiling lights, radiator valves, floor lamps, heat pumps, timer plugs, torches',
    ),
  },
  {
    name: 'Education',
    goods: goods(
      'evening courses, exam guides, tutoring hours, coding camps, drawing classes, certificates, flash cards, music lessons, science kits, study planners, driving lessons, summer schools',
    ),
  },
  {
    name: 'Crafts',
    goods: goods(
      'knitting wool, sewing machines, acrylic paint, bead kits, embroidery hoops, pottery clay, fabric bundles, glue guns, stamp sets, quilting cotton, candle kits, calligraphy nibs',
    ),
  },
  {
    name: 'Antiques',
    goods: goods(
      'oak chests, porcelain figures, brass clocks, vintage maps, silver spoons, coin sets, oil lamps, rocking chairs, old postcards, music boxes, crystal glasses, film posters',
    ),
  },
];
