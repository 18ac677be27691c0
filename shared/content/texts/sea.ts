import { text } from "./race-text.ts";

export const SEA = [
  text(
    1,
    "The blue book",
    "A lighthouse keeper counts the ships at dusk, one by one, and writes their names in a blue book. On foggy nights the page stays empty, so he draws a whale instead. By spring there are more whales than ships.",
  ),
  text(
    2,
    "Eight arms",
    "An octopus has three hearts, eight arms and no bones at all. It can pour itself through a hole no bigger than its own eye, open a jar from the inside, and still look a little surprised that you noticed.",
  ),
  text(
    3,
    "Low tide",
    "At low tide the beach grows twice as wide. We walk out to where the boats should be, find crabs in every pool, and run back when the first thin sheet of water comes to take the sand away again.",
  ),
  text(
    4,
    "The letter",
    "Dear Captain: the parrot has learned your signature. Yesterday he ordered forty crates of biscuits, two violins and a cannon (in pink). The biscuits arrived this morning. Please come home before the cannon does!",
  ),
  text(
    214,
    "Deep water",
    "Sunlight reaches only the first 200 metres of the sea. Below that, fish bring their own lamps: some dangle a light in front of their teeth, and others glow along the belly, so that nobody beneath them sees a shadow.",
  ),
] as const;
