import { text } from "./race-text.ts";

export const HOME_SCIENCE = [
  text(
    106,
    "Egg in salt",
    "Put an egg in a glass of tap water and it sinks. Stir in salt, spoon by spoon, and at some point it lets go of the glass and floats. The salt makes the water more dense, and dense water is a good thing to lie on.",
  ),
  text(
    107,
    "Cabbage paint",
    "Red cabbage juice can tell sour things from soapy things. Add a few drops of lemon: it turns pink. Add baking soda: it goes blue, or even green. You can paint a rainbow that way, although the kitchen will smell of lunch all week.",
  ),
  text(
    108,
    "Fizz",
    "Vinegar (5 tablespoons) meets baking soda (1 heaped teaspoon): fizz! The two react and release carbon dioxide, the very gas that puts bubbles in lemonade. Build your volcano on a tray, wear something old, and never, EVER try it on Grandma's carpet.",
  ),
  text(
    109,
    "Wet finger",
    "Lick a finger and hold it up. The side that feels cold is the side that the wind comes from, for the air dries the damp skin and takes some heat from it. So you do own a tool to find the wind, and it has been on your hand all along.",
  ),
  text(
    208,
    "Comb and tap",
    "Run a plastic comb through dry hair, then hold it near a thin stream from the tap. The water bends towards the comb as if it were curious. Nothing touches it except the pull of a tiny charge that was stolen from your hair.",
  ),
  text(
    111,
    "One side only",
    "Cut a strip of paper, give one end a half-twist, and tape it into a loop: that's a Moebius strip. Draw a line along the middle - it meets itself, because the loop has just 1 side! Now cut along that line. Two rings? No: a single, bigger one.",
  ),
  text(
    112,
    "Cup phone",
    "Make a hole in two paper cups and tie a long string from one to the other. Pull it tight and talk. Your voice makes the cup shake, the string takes the shake along, and the far cup turns it back into sound. Do not tell it a secret that is too loud.",
  ),
  text(
    209,
    "Ink race",
    "Draw a black dot on a coffee filter with a felt pen, and dip the edge in water. As the water climbs it takes the ink apart: one colour hurries ahead, another stays behind, quite exhausted. Black, it turns out, was a whole team in a dark coat.",
  ),
  text(
    114,
    "Ten swings",
    "Tie a key to a string, let it swing, and count 10 full swings. Then pull it a bit further out: surprisingly, the time hardly changes. Hang 2 keys: no difference! Only the string's length matters; make it 4 times as long, and each swing takes twice the time.",
  ),
  text(
    115,
    "Raisin lift",
    "Drop a few raisins into a tall glass of fizzy water. They sink, they gather bubbles in their wrinkles, and up they go like tiny balloons. At the surface the bubbles burst, and down they come to wait for the next lift.",
  ),
] as const;
