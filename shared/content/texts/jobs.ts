import { text } from "./race-text.ts";

export const JOBS = [
  text(
    116,
    "The baker",
    "The baker gets up when the rest of us are deep in our beds. He heats the oven, folds the dough, and hums a tune so that it will rise. At six the street smells of rolls, and no one needs to be told that it is time to get up.",
  ),
  text(
    117,
    "Patients with tails",
    "A vet has patients who cannot say where it hurts. She looks, she listens, and she waits for a tail to tell her something. Last week she cured a parrot of the hiccups, and now it says thank you in its owner's voice.",
  ),
  text(
    118,
    "Almost home",
    "\"Flight 281, turn left, heading 090,\" says the controller calmly. She guides 14 aircraft at once; each has its own height, its own speed, and its place in the queue. To her they're green labels on a screen. To the passengers, they're simply almost home.",
  ),
  text(
    119,
    "Up in the crane",
    "High over the street a man sits in the cab of a crane. He has a flask of tea, and he can see the sea. All day he lifts beams that are as long as a bus and sets them down as if the ground were made of eggs.",
  ),
  text(
    120,
    "The right red book",
    "Ask a librarian for a red book about a fox, or perhaps a wolf, that you saw two summers ago. She will close her eyes, walk to a shelf without a word, and come back with it. The cover is blue, but it is the right one.",
  ),
  text(
    121,
    "Piano doctor",
    "A piano has about 230 strings, and Mr. Okafor, the tuner, listens to every one. He turns a pin by a hair's breadth, strikes the key, tilts his head, nods. After two hours: 88 keys, 0 complaints. He never plays a tune; he only opens the door for one.",
  ),
  text(
    122,
    "Mail by boat",
    "The mail comes to our farm by boat. The man at the helm has a crate of bread, a sack of notes and news of all the folk on the lake. If the ice is thick he comes on skis, and the bread is cold, but the news is just as warm.",
  ),
  text(
    123,
    "Coconut horses",
    "In old films, the sound of horses was often two halves of a coconut. The people who make such noises are called Foley artists: they flap a leather glove for a bird, snap celery for a twig, and slowly squeeze a bag of starch for footsteps in snow.",
  ),
  text(
    210,
    "Square B7",
    'Dr. Amina Haddad digs with a toothbrush. Her square - B7, exactly 1 metre wide - holds one broken jug in 63 pieces; she numbers, photographs and draws them all. "People ask whether I\'ve found gold," she laughs. "I\'ve found somebody\'s breakfast!"',
  ),
  text(
    125,
    "Thirty floors up",
    "The window cleaner on the thirtieth floor waves to everybody he passes. He has seen birthday parties, naps under desks and a very long game of cards. He wipes it all clean, says nothing, and goes down to the next row.",
  ),
] as const;
