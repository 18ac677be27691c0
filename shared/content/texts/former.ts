import { text, type RaceText } from "./race-text.ts";

/** Texts as they were before a correction, under their own ids: stored races name them, and nobody is given one. */
export const FORMER_TEXTS: readonly RaceText[] = [
  text(
    10,
    "Elephants at night",
    "Elephants sleep for about two hours a night, often standing up. They talk in voices so deep that people cannot hear them, yet another herd, several kilometers away, can feel the message arrive through the soles of its feet.",
  ),
  text(
    83,
    "Islands of reeds",
    "Lake Titicaca lies 3,812 meters above the sea, between Peru and Bolivia. The Uros people build entire islands there out of totora reeds: layer upon layer, with houses, kitchens and gardens on top. Since the lowest layer rots, fresh reeds are always welcome.",
  ),
  text(
    86,
    "No bend",
    "Australia's Trans-Australian Railway crosses the Nullarbor Plain without a single bend for 478 kilometers: the longest straight stretch of track in the world. Drivers joke that somebody forgot the steering wheel; the kangaroos, sensibly, look both ways.",
  ),
  text(
    54,
    "To the Moon by wing",
    "Arctic terns see more daylight than any other animal: each year they fly from the far north to Antarctica and back, about 70,000 kilometers in all. Over 30 years, that makes nearly three trips to the Moon - and home again!",
  ),
  text(
    59,
    "Penguin pebbles",
    "An Adelie penguin builds its nest from stones, because no grass grows where it lives. A good stone is worth a long walk. A better stone is one that the neighbors are not watching, and every penguin on the beach knows it.",
  ),
  text(
    189,
    "Across the Channel",
    "Gertrude Ederle swam the English Channel on 6 August 1926, in about 14 and a half hours: roughly 2 hours faster than any man before her. She'd sealed her goggles with wax; wind and tide pushed her sideways, so she covered 56 kilometers instead of 34.",
  ),
  text(
    110,
    "Comb and tap",
    "Run a plastic comb through dry hair, then hold it near a thin stream from the tap. The water bends toward the comb as if it were curious. Nothing touches it except the pull of a tiny charge that was stolen from your hair.",
  ),
  text(
    113,
    "Ink race",
    "Draw a black dot on a coffee filter with a felt pen, and dip the edge in water. As the water climbs it takes the ink apart: one color hurries ahead, another stays behind, quite exhausted. Black, it turns out, was a whole team in a dark coat.",
  ),
  text(
    124,
    "Square B7",
    'Dr. Amina Haddad digs with a toothbrush. Her square - B7, exactly 1 meter wide - holds one broken jug in 63 pieces; she numbers, photographs and draws them all. "People ask whether I\'ve found gold," she laughs. "I\'ve found somebody\'s breakfast!"',
  ),
  text(
    131,
    "Hello in a new class",
    'Before Yusuf\'s first day, class 4B learned one word each. "Merhaba!" said Ella; "Selam!" said Kim, who\'d asked a neighbor. When he opened the door, 23 voices tried at once. It sounded dreadful! Yusuf grinned anyway, and taught them all to say it properly.',
  ),
  text(
    169,
    "Giraffe in a raincoat",
    'Zarafa, a young giraffe, reached Marseille by ship in 1826, her head poking through a hole in the deck! Next spring she walked 880 kilometers to Paris, in a waxed raincoat, drinking milk. Crowds lined the roads, and ladies soon wore their hair "a la girafe".',
  ),
  text(
    172,
    "Mary's cliff",
    "Mary Anning of Lyme Regis was 12 when, in 1811, she and her brother Joseph began to uncover a skeleton 5 meters long: an ichthyosaur! In 1823 she found the first complete plesiosaur. Famous professors came from far away to ask HER opinion.",
  ),
  text(
    5,
    "Deep water",
    "Sunlight reaches only the first 200 meters of the sea. Below that, fish bring their own lamps: some dangle a light in front of their teeth, and others glow along the belly, so that nobody beneath them sees a shadow.",
  ),
  text(
    179,
    "Ninety days on Mars",
    "Opportunity, a rover, was meant to work on Mars for 90 days. It landed in January 2004 and kept going until June 2018: over 14 years and 45 kilometers, farther than a marathon! When one of its 6 wheels complained, it simply drove backwards.",
  ),
  text(
    33,
    "Counting thunder",
    'Light is quicker than sound. See the flash, then count the seconds until the rumble: every three seconds are about one kilometer. If you only get to "one", stop counting and go inside; the storm is already in the garden.',
  ),
  text(
    156,
    "Four messages from above",
    'Every GPS satellite keeps repeating: "This is my position; this is the time." A receiver compares at least 4 of those messages, sent from 20,200 kilometers up, and calculates where it is. A mistake of 1 microsecond would put you 300 meters off, perhaps in a lake!',
  ),
  text(
    162,
    "The bridge that grows",
    "A suspension bridge hangs from cables spun out of thousands of wires, each thinner than a pencil. Because steel expands in summer, engineers leave gaps in the road: on a hot day, Japan's Akashi Kaikyo Bridge (main span: 1,991 meters) stretches noticeably!",
  ),
];
