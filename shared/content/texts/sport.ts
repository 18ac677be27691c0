import { text } from "./race-text.ts";

export const SPORT = [
  text(
    27,
    "Last lap",
    "On the last lap your legs say stop and your head says no. You look at the back of the runner in front, and you take one step, and then one more. Near the line there is no sound at all, and then there is all of it.",
  ),
  text(
    28,
    "The goalkeeper",
    "The goalkeeper sees the whole game and touches almost none of it. She stands, she waits, she shouts at the trees. Then, once, the ball comes like a stone from a sling, and for half a second it is all about her hands.",
  ),
  text(
    29,
    "Marathon shoes",
    "In 1960 Abebe Bikila won the Olympic marathon in Rome barefoot: the new shoes he had been given pinched his toes. Four years later, in Tokyo, he won again, this time in shoes and socks, and did stretching exercises while he waited for the others.",
  ),
  text(
    30,
    "Chess clock",
    'Chess players press a clock after every move. In blitz, each side has just 5 minutes; hands fly, pieces topple, and a queen may land upside down. Touch a piece and you must move it: "J\'adoube" (I adjust) is the only excuse.',
  ),
  text(
    31,
    "First swim",
    "The first time I let go of the edge, the pool was as wide as the sea. I kicked, I swallowed some of it, and I did not sink. My father held out his hands, and each time I came near he took one small step back.",
  ),
] as const;
