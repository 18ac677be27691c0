import { text } from "./race-text.ts";

export const COUNTRIES = [
  text(
    82,
    "Warm pavement",
    "Iceland heats most of its homes with water from hot springs. In the capital some pavements are warmed from below, so that the snow melts as it lands, and people swim outdoors in January with woolly hats on their heads.",
  ),
  text(
    203,
    "Islands of reeds",
    "Lake Titicaca lies 3,812 metres above the sea, between Peru and Bolivia. The Uros people build entire islands there out of totora reeds: layer upon layer, with houses, kitchens and gardens on top. Since the lowest layer rots, fresh reeds are always welcome.",
  ),
  text(
    84,
    "Below the boats",
    "Much of the Dutch land lies lower than the sea. Walls of earth hold the tide back, and pumps lift out the rain. So a boat can sail past over your head, and a cow can look up at a fish if she has the time.",
  ),
  text(
    85,
    "Four climates on foot",
    "Mount Kenya stands almost on the equator, and still it wears a little ice at the top. On the way up you walk through forest, then bamboo, then giant heather and bare rock, as if you had gone from Africa to Norway on foot.",
  ),
  text(
    204,
    "No bend",
    "Australia's Trans-Australian Railway crosses the Nullarbor Plain without a single bend for 478 kilometres: the longest straight stretch of track in the world. Drivers joke that somebody forgot the steering wheel; the kangaroos, sensibly, look both ways.",
  ),
  text(
    87,
    "Not all sand",
    "Less sand lies in the Sahara than you may think. Most of it is stone, and there are hills, dry river beds and green spots full of dates. At noon you look for shade, and at night, when it gets cold, you look for one more coat.",
  ),
  text(
    88,
    "A coast full of folds",
    "Norway's coast looks short on the map, but it is full of folds. Follow every fjord and go round every island, and the line would reach more than twice around the Earth. A crow crosses to the next farm in a minute; the road takes an hour.",
  ),
  text(
    89,
    "One child, two children",
    "Indonesia is made of more than 17,000 islands. On Sumatra, Java, Bali and Sulawesi, hundreds of languages are spoken, yet nearly everyone shares one: Bahasa Indonesia. Plurals are wonderfully simple: just say the word twice. One child is anak; children, anak-anak!",
  ),
  text(
    90,
    "Sun hat and mittens",
    "Chile is a long thin land. In the north there is sand and no rain, in the south there is ice and a lot of it, and in the middle there are grapes. A child who goes from end to end needs a sun hat and mittens in the same bag.",
  ),
  text(
    91,
    "Two hundred Long Lakes",
    "Canada has so many lakes that people ran out of names: about two hundred are simply called Long Lake. One lake holds an island, the island holds a lake, and in that lake there is, of course, another island.",
  ),
  text(
    92,
    "The missing Friday",
    "Samoa never had a 30 December 2011. The islands moved to the other side of the International Date Line, so Thursday the 29th was followed by Saturday the 31st. Anyone born on a 30 December had to wait another year for the cake!",
  ),
  text(
    93,
    "A home that rides",
    "Families in Mongolia move house several times a year. The ger, a round tent of felt and wood, comes down in about an hour, travels to the next green valley by truck or camel, and is up again before the kettle boils.",
  ),
] as const;
