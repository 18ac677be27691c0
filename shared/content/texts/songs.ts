import { text } from "./race-text.ts";

export const SONGS = [
  text(
    190,
    "Pots and pans",
    "You do not need a drum to be in a band. You need two pans, a comb, a box of rice and one friend who can count to four. The first song may hurt a bit. The next one is when the whole street comes out to hear it.",
  ),
  text(
    191,
    "Eight glasses",
    "Fill eight glasses with water, each a little lower than the last, and tap them very gently with a spoon. The full ones hum low, the empty ones ring high. Add a sip, or pour one off, until you have a scale, and then play for your supper.",
  ),
  text(
    192,
    "Sunshine on steel",
    "Trinidad gave the world the steelpan: an oil drum whose top is hammered into a bowl, then dented, note by note, until it sings. One tenor pan may carry 28 or 29 notes; a big orchestra, 100 players strong, can make any street sound like sunshine.",
  ),
  text(
    193,
    "First bird",
    "One bird sings when it is still dark. Then a friend joins in from the next roof, and soon each tree has a tune of its own. By the time you are up the show is done, and they have all gone off to look for worms.",
  ),
  text(
    194,
    "Mozart's starling",
    "Wolfgang Mozart bought a starling in Vienna on 27 May 1784. It could whistle a theme from his own piano concerto in G major, K. 453 - or nearly: it held one note too long, and sang two others sharp. He wrote down the bird's version, too, and praised it.",
  ),
  text(
    195,
    "Page turner",
    "The page turner sits beside the pianist and has only one job. She reads along, waits, stands up at exactly the right moment, and turns. If everything goes well, nobody in the hall has noticed her, and she walks home very proud.",
  ),
] as const;
