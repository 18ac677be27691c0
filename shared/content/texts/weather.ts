import { text } from "./race-text.ts";

export const WEATHER = [
  text(
    32,
    "Snow day",
    "It snowed all night, and in the morning the street had no lines. Cars were soft hills. The bin wore a tall white hat. We could hear the quiet, and under it, far off, somebody laughing on a sled.",
  ),
  text(
    216,
    "Counting thunder",
    'Light is quicker than sound. See the flash, then count the seconds until the rumble: every three seconds are about one kilometre. If you only get to "one", stop counting and go inside; the storm is already in the garden.',
  ),
  text(
    34,
    "Fog",
    "The fog came up the valley like a cat that wants to be let in. First it took the church, then the bridge, and then our own front gate. When it left again at noon, it had forgotten a single wet cobweb on the latch.",
  ),
  text(
    35,
    "Rainbow",
    "A rainbow has no fixed place: it is an angle, about 42 degrees, between the Sun behind you, the raindrops ahead, and your own eyes. Two people side by side never see quite the same one, so each of you may keep yours.",
  ),
  text(
    36,
    "Wind letters",
    'The wind took my homework on Monday. On Tuesday it took the neighbour\'s hat, and on Wednesday a whole line of socks. On Thursday a stranger brought the lot back. "I live," he said, "where the wind stops for lunch."',
  ),
] as const;
