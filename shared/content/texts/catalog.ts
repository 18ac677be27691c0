import { ANIMALS } from "./animals.ts";
import { COUNTRIES } from "./countries.ts";
import { CREATURES } from "./creatures.ts";
import { GAMES } from "./games.ts";
import { HISTORY } from "./history.ts";
import { HOME_SCIENCE } from "./home-science.ts";
import { INVENTIONS } from "./inventions.ts";
import { JOBS } from "./jobs.ts";
import { KINDNESS } from "./kindness.ts";
import { KITCHEN } from "./kitchen.ts";
import { LONG_AGO } from "./long-ago.ts";
import { MACHINES } from "./machines.ts";
import { MUSIC } from "./music.ts";
import { OBSERVATIONS } from "./observations.ts";
import type { RaceText } from "./race-text.ts";
import { RIDDLES } from "./riddles.ts";
import { SEA } from "./sea.ts";
import { SEASONS } from "./seasons.ts";
import { SKY } from "./sky.ts";
import { SONGS } from "./songs.ts";
import { SPACE } from "./space.ts";
import { SPORT } from "./sport.ts";
import { STORIES } from "./stories.ts";
import { TABLE } from "./table.ts";
import { TURNS } from "./turns.ts";
import { WEATHER } from "./weather.ts";
import { WORKINGS } from "./workings.ts";

/** Every text of the typing race, by subject. A corrected text gets a new id, and what it was moves to `former.ts`. */
export const TEXTS: readonly RaceText[] = [
  ...SEA,
  ...ANIMALS,
  ...SPACE,
  ...KITCHEN,
  ...MACHINES,
  ...SPORT,
  ...WEATHER,
  ...HISTORY,
  ...STORIES,
  ...MUSIC,
  ...CREATURES,
  ...SEASONS,
  ...INVENTIONS,
  ...COUNTRIES,
  ...RIDDLES,
  ...HOME_SCIENCE,
  ...JOBS,
  ...KINDNESS,
  ...TURNS,
  ...OBSERVATIONS,
  ...WORKINGS,
  ...LONG_AGO,
  ...SKY,
  ...GAMES,
  ...SONGS,
  ...TABLE,
];
