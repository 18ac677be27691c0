import { text } from "./race-text.ts";

export const OBSERVATIONS = [
  text(
    144,
    "End of the tape",
    "Nobody has ever found the end of the tape on the first try. You turn it round and round, you scratch it with a nail, you hold it up to the light. Then you hand it to the next one in the room, who has it at once and looks at you.",
  ),
  text(
    145,
    "Hiccups",
    "Everybody knows a cure for hiccups, and everybody knows a different one. Drink upside down, hold your breath, think of seven zebras. By the time you have tried them all the hiccups have gone away, probably bored by the fuss.",
  ),
  text(
    146,
    "Password",
    'Password rules, a short drama: "Too short." I add 2021. "Needs a symbol." I add an exclamation mark! "Needs a capital." FINE. "You\'ve used that one before," says the screen, rather smugly. It remembers all 14 of my passwords; I can\'t recall a single one.',
  ),
  text(
    147,
    "Cat door",
    "We cut a hole in the door so that the cat could come and go. The cat sits in front of it and calls until one of us gets up and opens the door. The frog from the pond does use the hole. He is in the sink each night and is no trouble.",
  ),
  text(
    148,
    "The third drawer",
    "Each kitchen has one drawer for things without a home. Ours holds string, a flat torch, six keys, a plastic giraffe and a very old menu. You can look in there for anything, and you will find something better that you were not looking for.",
  ),
  text(
    149,
    "Five more minutes",
    "According to my notes, \"five more minutes\" lasts: 5 minutes at school, 20 at the dentist's, 45 in front of a film, and 0.5 on a Monday morning under a warm blanket. Scientists haven't explained it yet; they've asked for five more minutes.",
  ),
  text(
    150,
    "The other line",
    "The line next to yours is the fast one. If you change to it, it stops, and the one that you left sets off at a run. The best thing to do is to stay put, read the backs of the tins, and tell the man in front that you like his hat.",
  ),
  text(
    151,
    "Class photo",
    "Class photo day: someone always has a new gap in their teeth, somebody blinks, and somebody waves at a big wasp. The picture in which we all look perfect was never taken, and nobody would have kept it.",
  ),
  text(
    152,
    "Bolt C",
    "Step 1: insert bolt C into panel F. Step 2: turn panel F (see drawing 9). Step 3: discover that F was upside down; return to step 1. After 3 hours we'd built a wardrobe that opens only from the inside. Hide-and-seek, however, has never been better!",
  ),
  text(
    153,
    "A whisper",
    "A whisper travels further than a shout. Say loudly that dinner is ready, and nobody moves. Say very softly, two rooms away, that there may be some cake left over, and you will hear chairs being pushed back on every floor.",
  ),
] as const;
