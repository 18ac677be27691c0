import { text } from "./race-text.ts";

export const KITCHEN = [
  text(
    17,
    "Grandmother's soup",
    "My grandmother never used a recipe. She put in a bit of this, a bit more of that, tasted it, and said that it was not yet soup. An hour later, with the window wet and the bread warm, it was soup.",
  ),
  text(
    18,
    "Popcorn",
    "Inside each grain of corn there is a tiny drop of water. Heat it, and the water turns to steam and pushes until the shell gives up with a bang. That is why popcorn pops, and why the dog hides under the table.",
  ),
  text(
    19,
    "The pancake rule",
    "There is one rule in our house on a Sunday: whoever flips a pancake must catch it. The ceiling does not count as a catch. The dog does, but only if he gives it back, and so far he never has.",
  ),
  text(
    20,
    "Vanilla",
    "Vanilla comes from an orchid that opens for only one morning. In 1841 Edmond Albius, a boy of twelve on the island of Reunion, found how to pollinate it by hand with a splinter of bamboo; growers everywhere still use his quick gesture.",
  ),
  text(
    21,
    "Sour war",
    'Lemon versus lime: the oldest quarrel in the fruit bowl! "I\'m brighter," said the lemon. "I\'m sharper," said the lime. The banana, who was getting spots, asked them both to keep it down; some of us (she said) are trying to ripen.',
  ),
] as const;
