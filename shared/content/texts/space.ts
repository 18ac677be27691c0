import { text } from "./race-text.ts";

export const SPACE = [
  text(
    12,
    "A day on Venus",
    "On Venus a day lasts longer than a year: the planet needs 243 Earth days to turn once, but only 225 to travel around the Sun. If you lived there, you could celebrate your birthday before you had managed to go to bed.",
  ),
  text(
    13,
    "Moon boots",
    "The footprints on the Moon will still be there in a million years. No wind comes to smooth them, no rain, no careless dog. Somewhere up there, a boot mark as sharp as a stamp points straight at the way home.",
  ),
  text(
    14,
    "Night train",
    "We lay on the roof and watched the sky. My sister said that each star was the window of a train, very far away. We waved, just in case. Then one of them fell, and we both said that it must have been our stop.",
  ),
  text(
    15,
    "Voyager",
    'Two spacecraft, launched in 1977, carry golden records with greetings in 55 languages, the song of a whale, thunder, footsteps, and a kiss. They have left the planets behind; nobody knows who, if anybody, will ever press "play".',
  ),
  text(
    16,
    "Soup in space",
    "In space, soup does not stay in a bowl. It floats off as a wobbling ball, and you have to chase it with a straw. Bread is worse, because crumbs get into everything, so lunch is mostly wrapped in a soft flat tortilla.",
  ),
] as const;
