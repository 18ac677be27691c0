import { text } from "./race-text.ts";

export const MACHINES = [
  text(
    22,
    "The old bus",
    "The old bus coughs twice and then it starts. It knows the road so well that it leans into the bends before the driver turns the wheel. On the last hill we all push, and the bus rings its bell to say thank you.",
  ),
  text(
    23,
    "Typewriter",
    "Early typewriters jammed when neighbouring letters were struck too quickly. The famous order of our keys, Q-W-E-R-T-Y, dates from the 1870s; historians still argue whether it was meant to slow fingers down, or simply to please telegraph operators.",
  ),
  text(
    24,
    "Bicycle",
    "Nobody quite knows why a bicycle stays up. It is not only the spinning wheels, and it is not only the clever rider: push an empty bike down a gentle slope and it will steer itself, wobble, think about it, and roll on.",
  ),
  text(
    25,
    "The lift",
    "The lift in our house stops at every floor, even when nobody is waiting. Mum says the buttons are broken. I think it is shy, and that it opens its doors just to see who might want to come in for a short ride.",
  ),
  text(
    26,
    "Robot at rest",
    'The robot folded the shirts, washed the cups and fed the fish. Then it stood by the window and watched the rain. "What are you doing?" we asked. It thought for a moment. "Nothing," it said. "I am getting quite good at it."',
  ),
] as const;
