const words = (text: string) => text.split(/\s+/);

/** A store's name is a beginning, an end and, where it has one, what it calls itself. */
export const BEGINNINGS = words(
  `Alder Amber Ash Aspen Autumn Barley Beacon Bell Birch Bold Bramble Bridge Bright Bronze Cedar Clay Clear
  Clover Cobble Copper Coral Crane Crisp Crown Dapple Dawn Drift Dune Eagle Ember Ever Fable Falcon Far Fen
  Fern Finch Flint Fox Frost Garnet Glen Gold Grand Granite Grey Gull Harbour Harvest Haven Hazel Heather
  Heron High Holly Honey Indigo Iron Ivory Ivy Jasper Juniper Kestrel Kind Lark Laurel Lemon Lilac Linden Long
  Lunar Maple Marble Marsh Meadow Merry Mill Mint Moon Moss New North Oak Olive Onyx Opal Orchard Otter Pearl
  Pebble Pine Plum Polar Quarry Quill Raven Red River Robin Rowan Royal Rush Saffron Sage Sand Silver Sky Slate
  Snow South Sparrow Spring Stone Summer Sun Swift Thistle Timber True Tulip Velvet Violet Walnut Water West
  Wild Willow Winter Wren`,
);

export const ENDS = words(
  `acre bank barn barrow bay beck bend berry bird bloom bluff bound bourne bow branch brew brook burrow bury
  cairn cape cart cast chest cliff cloth coast corner cote cove craft creek crest croft cross crow dale deck
  den dell dock door down edge fair fall farm feather fell field fin flight fold ford forge gate glade glass
  grain grange green grove guild hall ham hatch hearth heath hedge hill hold hollow holt hook house isle keep
  kin knoll lake land lane leaf ledge light line lock loft loom mark market mast mead mere mill moor mount nest
  nook parcel park pass path peak pier point pond pool port post quay reach reed ridge rise road rock roost root
  row sail seed shade shed shelf shire shore side spring spur stead stitch stock storm strand stream
  thorn thread tide top track trail tree vale view wald walk wall ward ware way weave well wharf wheel wick wind
  wood works yard`,
);

export const STYLES = ['', ' & Co', ' Market', ' Studio', ' Supply', ' Outlet', ' Collective'];
