import { text } from "./race-text.ts";

export const STORIES = [
  text(
    42,
    "The key",
    "I found a key in the garden. It fits no door in our house, no box and no bike. I keep it in my pocket, and when I come to a new place I always try it once, just to be sure. One day something will go click.",
  ),
  text(
    43,
    "The new kid",
    "The new kid sat at the back and did not say a word for a week. On Friday the hamster got out, and we all ran and yelled. The new kid lay down flat on the floor, held out a seed, and waited. That was how we met.",
  ),
  text(
    44,
    "A map of mistakes",
    'Professor Quill collects mistakes. She has 4,312 of them, neatly labelled: wrong turns, burnt toast, misspelt tattoos. "Penicillin, sticky notes, the microwave oven..." she says, polishing a glass case. "Never throw one out; you can\'t know what it will become!"',
  ),
  text(
    45,
    "The violin in the attic",
    "The violin had no strings and smelled of apples. Dad said that it was broken, but Grandpa tied on four bits of fishing line and played a tune so thin and so sweet that the mice, I am quite sure, came out to listen.",
  ),
  text(
    46,
    "The long way",
    "We always take the long way home. It goes past the baker, who saves us the ends of the bread, and past the wall where the lizards sun themselves. The short way is quicker, but nothing has ever happened on it.",
  ),
  text(
    47,
    "The quiet hour",
    "Between four and five the town belongs to the street sweepers, the bakers and one tall boy with newspapers. He knows which dogs bark, which stairs creak, and which window has a light on, and he never tells.",
  ),
] as const;
