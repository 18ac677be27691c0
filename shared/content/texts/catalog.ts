import type { TextID } from "../../ids.ts";
import { ANIMALS } from "./animals.ts";
import { CREATURES } from "./creatures.ts";
import { HISTORY } from "./history.ts";
import { INVENTIONS } from "./inventions.ts";
import { KITCHEN } from "./kitchen.ts";
import { MACHINES } from "./machines.ts";
import { MUSIC } from "./music.ts";
import type { RaceText } from "./race-text.ts";
import { SEA } from "./sea.ts";
import { SEASONS } from "./seasons.ts";
import { SPACE } from "./space.ts";
import { SPORT } from "./sport.ts";
import { STORIES } from "./stories.ts";
import { WEATHER } from "./weather.ts";

/** Every text of the typing race, by subject. An id is never used for another text: stored races name it. */
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
];

const BY_ID: ReadonlyMap<TextID, RaceText> = new Map(TEXTS.map((each) => [each.textID, each]));

export const textByID = (textID: TextID): RaceText | undefined => BY_ID.get(textID);
