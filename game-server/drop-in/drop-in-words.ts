/** Why the door stays shut, for the person before it. */
export const SHUT = {
  wrong: "Those aren't the pictures on the wall. Look again: they change every ten seconds.",
  often: "That was a lot of tries. Please wait a minute, or ask your teacher.",
  locked: "Your teacher has locked the door. Please ask to be let in.",
  full: "The lesson is full.",
  none: "There's no lesson with this code. Is it spelt like on the wall?",
  read: "Type the code and choose the four pictures first.",
  lessons: "A lot of lessons were started from here. Please try again in a few minutes.",
  codes: "That was a lot of codes. Please try again in an hour.",
  many: "A lot of lessons are on right now. Please try again in a few minutes.",
} as const;

/** Why something can't be, for a teacher. */
export const TROUBLE = {
  raceIsOn: "A race is on. End it first, or wait until everyone is done.",
  nobody: "Nobody who could race is here yet.",
  mathType: "Choose a math type first.",
  longPause: "All pauses of a race together last five minutes at most, so this one goes on.",
} as const;
