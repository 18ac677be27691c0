import { text } from "./race-text.ts";

export const CREATURES = [
  text(
    52,
    "A hen with plans",
    "The hen got out at lunch and went to look at the road. She looked to the left, she looked to the right, and then she sat down in the sun. It seems that the far side of the road was not that good after all.",
  ),
  text(
    53,
    "Paw in paw",
    "Sea otters sometimes hold paws while they sleep, so that they do not drift apart. Others wrap themselves in long ribbons of kelp, like children in a blanket, and float on their backs until the morning.",
  ),
  text(
    205,
    "To the Moon by wing",
    "Arctic terns see more daylight than any other animal: each year they fly from the far north to Antarctica and back, about 70,000 kilometres in all. Over 30 years, that makes nearly three trips to the Moon - and home again!",
  ),
  text(
    55,
    "The door of a snail",
    "A snail does not hurry. It has one foot, and its house is on its back at all times, so it is never late and never lost. If the sun gets too hot, it shuts the door and stays in bed until it hears the rain.",
  ),
  text(
    56,
    "Goat logic",
    "Our goat eats the hedge, the washing and the corner of the gate. We bought her a bucket of fresh oats. She ate the label, tipped out the oats, and carried the bucket up to the roof of the shed, where she now sleeps in it.",
  ),
  text(
    57,
    "No stitches",
    "When the first platypus skin reached Britain, around 1798, scientists suspected a joke: a duck's bill, a beaver's tail, an otter's feet! They even searched for stitches. The real animal also lays eggs, and doesn't care what anyone thinks.",
  ),
  text(
    58,
    "Ants in line",
    "Ants leave a trail that only ants can smell. One finds a bit of bread and tells the rest by the path she leaves on the ground. Soon there is a long line of them, and not one of them has to be told to share.",
  ),
  text(
    206,
    "Penguin pebbles",
    "An Adelie penguin builds its nest from stones, because no grass grows where it lives. A good stone is worth a long walk. A better stone is one that the neighbours are not watching, and every penguin on the beach knows it.",
  ),
  text(
    60,
    "Fifty beats a second",
    "A hummingbird's wings beat about 50 times per second; its heart, in flight, over 1,000 times per minute. It can hover, reverse, and even fly upside down for a moment. To save energy overnight, it cools down and hardly breathes until sunrise.",
  ),
  text(
    61,
    "Icing",
    '"Who ate the cake?" asked Mum. The dog studied the ceiling. The cat washed a paw. "Whoever it was," Mum went on, "still has some icing on the tip of the nose." Both of them, very slowly, reached up to check.',
  ),
] as const;
