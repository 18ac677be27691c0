import { text } from "./race-text.ts";

export const WORKINGS = [
  text(
    154,
    "What soap does",
    "Fat and water do not mix, and so grease clings to the pan. Soap has two ends: one likes the fat and the other likes the rinse. It takes both of them by the hand and leads them out, and all that is left is a clean plate.",
  ),
  text(
    155,
    "Where the heat goes",
    "A fridge does not make cold; it carries warmth away. A liquid turns to gas inside the walls and soaks up heat, then turns back outside and gives it off. That is why the back of the box is warm, and why the milk is not.",
  ),
  text(
    217,
    "Four messages from above",
    'Every GPS satellite keeps repeating: "This is my position; this is the time." A receiver compares at least 4 of those messages, sent from 20,200 kilometres up, and calculates where it is. A mistake of 1 microsecond would put you 300 metres off, perhaps in a lake!',
  ),
  text(
    157,
    "Fussy pins",
    "In a lock there is a row of pins, each on a small spring. The right key lifts all the pins to just the right spot, and then the lock can turn. If one tooth is too long, one pin goes too high, and the door stays shut. It is that fussy.",
  ),
  text(
    158,
    "Almost nothing",
    "A flask keeps tea hot because warmth finds it very hard to cross an empty space. Between its two walls there is almost nothing, not even air. The same flask keeps ice cubes cold, and nobody ever has to tell it which.",
  ),
  text(
    159,
    "Stripes that count",
    "A bar code hides 13 digits in 95 narrow strips, dark or light. The last digit is a check: the scanner multiplies, adds, compares, and if anything's smudged, it refuses to beep. Upside down? No problem; the pattern itself says which way is up.",
  ),
  text(
    160,
    "Up the wind",
    "A sailboat can go against the wind, but not in a straight line. It goes a bit to the left, then a bit to the right, and so it climbs the wind as a path climbs a hill. The trip takes more time, but the air costs nothing.",
  ),
  text(
    161,
    "A hill for boats",
    "How does a barge climb a hill? In a box. It floats in, the gates swing shut behind it, and water pours in from above until it is level with the higher canal. Then the front gates open, and away it goes. The hill has not noticed.",
  ),
  text(
    218,
    "The bridge that grows",
    "A suspension bridge hangs from cables spun out of thousands of wires, each thinner than a pencil. Because steel expands in summer, engineers leave gaps in the road: on a hot day, Japan's Akashi Kaikyo Bridge (main span: 1,991 metres) stretches noticeably!",
  ),
  text(
    163,
    "Goose skin",
    "When you feel chilly, very small muscles pull the hairs on your arms upright. In a fox or a bear, this makes the coat thick and warm. We lost most of the fur and kept the muscles, so now we only look like a plucked goose.",
  ),
] as const;
