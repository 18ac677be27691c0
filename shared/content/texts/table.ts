import { text } from "./race-text.ts";

export const TABLE = [
  text(
    196,
    "Four things",
    "Bread needs four things: flour, salt, water and time. You can push the dough, fold it, and slap it on the board, but you cannot tell it to hurry. It sits under its cloth like a cat and gets up when it is in the mood.",
  ),
  text(
    197,
    "Onion goggles",
    "Onions look after themselves. When you cut one, it sends up a gas that becomes a mild acid in your eyes, and you weep to wash it out. A sharp knife helps, and so does a cold onion. My brother just wears his swimming goggles.",
  ),
  text(
    198,
    "Jollof",
    "Ask who cooks the best jollof rice, Ghana or Nigeria, and you'd better have 2 free hours. Tomatoes, onions, peppers, thyme - so far, everybody agrees. Then: basmati or long-grain? Senegal, where the dish was probably born, just smiles and passes a plate.",
  ),
  text(
    199,
    "Legs and a melon",
    "I was sent to the shop for milk, eggs and a lemon. I said it out loud on the way so as not to lose it. Milk, legs and a melon, I told the man. He gave me milk, eggs and a lemon. He must have seen me in there before.",
  ),
  text(
    200,
    "Holes",
    "The holes in some cheeses are made by tiny living things, which eat, grow and let out gas. The bubbles cannot escape, so they stay put as the cheese firms up. In a way you pay for a lot of nothing, and it still goes well with bread.",
  ),
  text(
    201,
    "Eight folds",
    "Lanzhou, China: a noodle master pulls one lump of dough, folds it, and pulls again. 2 strands, 4, 8, 16... After just 8 folds there are 256! They're boiled for barely a minute; and slurping isn't bad manners there - it's applause.",
  ),
] as const;
