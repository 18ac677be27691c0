import { text } from "./race-text.ts";

export const SKY = [
  text(
    174,
    "Old light",
    "The light of the stars is old. Some of it set out when your gran was a girl, and some when there was no one here at all. It ran all that time through the dark and the cold, and then, at the end of its trip, it fell in your eye.",
  ),
  text(
    175,
    "A bath for Saturn",
    "Saturn is so light for its size that it would float in a bath, if you knew of a bath that big. Its rings are made of ice, from grains like sugar to blocks like houses, and every block goes around the planet on a path of its own.",
  ),
  text(
    176,
    "School on Jupiter",
    "Jupiter's Great Red Spot is a storm wider than the Earth; astronomers have watched it since at least 1831. The planet turns once in just under 10 hours, so a school day there would end before lunch... and homework? Due yesterday!",
  ),
  text(
    177,
    "Half time",
    "Our sun is not on fire. It is a ball of gas so big that it squeezes its own heart, and there, deep inside, small bits of gas join up and let light go free. It has done so for more than four billion years, and it is just half time.",
  ),
  text(
    178,
    "Sixteen mornings",
    "The crew of a space station see sixteen sunrises every day, because they fly once around the Earth in an hour and a half. They sleep in bags tied to the wall, and a sock that gets away at night may well turn up in the kitchen.",
  ),
  text(
    215,
    "Ninety days on Mars",
    "Opportunity, a rover, was meant to work on Mars for 90 days. It landed in January 2004 and kept going until June 2018: over 14 years and 45 kilometres, farther than a marathon! When one of its 6 wheels complained, it simply drove backwards.",
  ),
  text(
    180,
    "Falling star",
    "A falling star is not a star at all. It is a bit of dust, no more than a grain of sand, that hits the air so fast that it glows. In a blink it is gone. Still, it is a good time to wish, for no one has shown that it does not help.",
  ),
  text(
    181,
    "Tail first",
    "A comet is a dirty snowball on a very long journey. Far from the Sun it is dark and frozen solid. Up close, its ice turns to gas and streams away, always pointing away from the Sun, so on the way out the comet flies tail first.",
  ),
] as const;
