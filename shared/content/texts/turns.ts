import { text } from "./race-text.ts";

export const TURNS = [
  text(
    134,
    "The big fish",
    "For ten years the old man had tried to catch the big fish in the lake. One day it took the hook. He looked at it, it looked at him, and he let it go. If I take it home, he said, what am I to do on all the Sundays of the next ten years?",
  ),
  text(
    135,
    "Late for soup",
    'The knight rode for nine days to find the dragon. It was in its garden, picking beans. "You are late," it said, "and the soup is nearly cold." The knight had brought a sword, a shield and a long speech. He put all three down and took a spoon.',
  ),
  text(
    136,
    "Tick, tick",
    'The inspector arrived at 7:59. "Who took the pearl, the clock, and Madame Duval\'s left slipper?" Silence. Then, from the piano: tick, tick, tick... He lifted the lid. Inside, on a velvet slipper, sat a magpie - wearing the pearl. "Caw," it admitted.',
  ),
  text(
    137,
    "Red cross on a map",
    "We had a map with a red cross on it. We dug near the big tree until noon, and all we found was a tin. In the tin was a note. It said: each year someone digs here for me, and then my roses do so well. Thanks a lot, the man next door.",
  ),
  text(
    138,
    "Wrong number",
    'The phone rang, and a small voice asked for Grandpa. "You have the wrong number," I said. It was quiet for a while. Then it asked whether I knew any stories, because he always had one. So I sat down on the stairs and began.',
  ),
  text(
    139,
    "Report from Quix",
    'Visitors from planet Quix studied Earth for 300 years. Their report filled 9,000 pages: oceans, mountains, bees, violins. The final lines read: "Peculiar, noisy, worth another look. P.S. They keep small wolves in their beds. The wolves appear to be in charge."',
  ),
  text(
    140,
    "After the race",
    "The hare did not nap this time. He ran all the way and came in first, and there was no one there to see it. He sat on the line and felt a bit flat. When the old tortoise came at last, he ran back out to do the end with him.",
  ),
  text(
    141,
    "Under the brown",
    "A woman bought a dull brown painting because she liked the frame. At home she washed it, very gently. Below the brown was a green, below the green was a window, and in that window, quite small, somebody was washing a painting.",
  ),
  text(
    142,
    "Nora's machine",
    'Nora\'s time machine worked perfectly: she pressed START, and arrived exactly one second in the future. She pressed it again... another second! "It\'s a bit slow," she told her brother. He glanced at the wires. "It isn\'t slow," he said. "It\'s a chair."',
  ),
  text(
    143,
    "The wish of the fish",
    'You have one wish, said the fish. The boy thought of gold, of a horse, of a house with a tower. But the fish looked tired, so he asked what it would wish for itself. "To see where the river goes," it said. They left in the morning.',
  ),
] as const;
