import { text } from "./race-text.ts";

export const MUSIC = [
  text(
    48,
    "Drum lesson",
    "Hit it soft, said the teacher, and then softer. I hit it so softly that nothing came out at all. Good, she said, now you know where the sound begins. The rest of the year we went the other way, and the windows shook.",
  ),
  text(
    49,
    "The orchestra warms up",
    "Before a concert the orchestra tunes to the oboe's A. For a minute everyone plays at once: violins slide, horns grumble, a flute runs up its stairs twice. Some listeners secretly like this part best, for it sounds like a city waking up.",
  ),
  text(
    50,
    "Earworm",
    "A tune that will not leave your head is called an earworm. Chewing gum can help, say scientists at Reading (yes, really!), because the jaw is busy and cannot quietly sing along. If that fails: hum it to a friend, and run.",
  ),
  text(
    51,
    "Whale song",
    "Humpback whales sing songs that last for up to half an hour, and every male in one part of the ocean sings the same version. Each season, a few phrases change; eventually the old song vanishes, and a new hit travels eastward across the Pacific.",
  ),
] as const;
