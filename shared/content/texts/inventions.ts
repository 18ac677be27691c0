import { text } from "./race-text.ts";

export const INVENTIONS = [
  text(
    72,
    "A wheel lies down",
    "It seems that the first wheel was not made for a cart. It lay flat and turned a lump of clay, so that a pot could be round on all sides. Then, after a long time, someone stood it on its edge, let go of it, and ran after it.",
  ),
  text(
    73,
    "Bread for mistakes",
    "Before rubber came along, people rubbed out their pencil marks with a soft lump of bread. It worked rather well, and when the sums were done and the page was clean you could, if you were not too proud, eat what was left.",
  ),
  text(
    74,
    "Patent for clean plates",
    "Josephine Cochrane was tired of chipped plates, so she measured her cups, bent wire to fit them, and built a machine that cleaned with jets of water. Her U.S. patent is dated 28 December 1886; hotels ordered first, and homes followed much later.",
  ),
  text(
    75,
    "Three bends",
    "A paper clip is one thin wire with three bends in it. It has no glue, no teeth, no spring and no lid. It can hold a tale of ten pages, fish a ring out of a drain, or open a box that no one else can. Not bad for a bit of wire.",
  ),
  text(
    76,
    "Snow on the glass",
    "Mary Anderson rode through New York on a snowy day and saw a driver who had to open his window to see. At home in Alabama she drew an arm with a rubber blade, moved by a lever inside. From then on, rain had to step aside.",
  ),
  text(
    77,
    "Six dots",
    "Louis Braille was only 15 when, in 1824, he finished an alphabet that fingertips can read. Six dots - two columns, three rows - give 63 patterns: letters, numbers, even music. Readers who couldn't see could now do what he'd always wanted to: write back.",
  ),
  text(
    78,
    "Soup was first",
    "No one can tell us who made the first spoon. It may have been a shell tied to a stick, and it may have been a hand that had got too hot. All that is certain is that soup was here first and had to wait a long time for us.",
  ),
  text(
    79,
    "A drop of pond",
    "Antonie sold cloth in Delft and wished to count the threads. He ground tiny lenses, better than any before, and then pointed one at a drop of pond water. It was full of swimming life, and at first nobody believed his letters.",
  ),
  text(
    80,
    "Ice on a stick",
    "Frank Epperson, aged 11, left a cup of soda powder and water on his porch in California, the stirring stick still in it. Overnight, in 1905, it froze. He licked it and grinned; but he didn't apply for a patent on his frozen idea until 1923.",
  ),
  text(
    81,
    "Buttonhole",
    "Buttons are much older than buttonholes. For a few thousand years they were only there to look pretty, sewn on in rows like medals. Then somebody cut a slit on the other side of the coat, and winter lost half its power.",
  ),
] as const;
