import { text } from "./race-text.ts";

export const HISTORY = [
  text(
    37,
    "Pigeon post",
    "Long before the telephone, people sent letters by pigeon. The bird always flies home, so you must carry it away first in a basket. It is a fine way to write to your mother, as long as you do not expect an answer.",
  ),
  text(
    38,
    "The short war",
    "The shortest war on record, between Britain and Zanzibar on 27 August 1896, lasted roughly 40 minutes. It began at about 9 o'clock in the morning; by a quarter to ten it was over, and there was still time for a late breakfast.",
  ),
  text(
    39,
    "Ada's notes",
    "In 1843 Ada Lovelace published notes on a machine that had never been built. Among them was a step-by-step method for computing Bernoulli numbers: many call it the first computer program. She also guessed that, one day, such engines might compose music.",
  ),
  text(
    40,
    "Lost at the library",
    "The book was 72 years late. The man who brought it back had found it in his uncle's trunk, between a flute and a map of Peru. The librarian stamped it, smiled, and said that the fine was one good story, told slowly.",
  ),
  text(
    41,
    "Paper",
    "The secret of paper was kept in China for hundreds of years. Mix old rags, bark and water into a thin soup, lift it out on a fine screen, and let it dry in the sun. What is left is light, flat and ready for a word.",
  ),
] as const;
