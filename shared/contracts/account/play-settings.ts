import { z } from "zod";

import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { lessonID } from "../race/math.ts";
import { Account, LineType, RaceSounds } from "./own-account.ts";

const CHANGES = { max: 60, perMs: minutes(15) } as const;

/** @source teams-shop-seasons §4 Math selector */
export const changeLesson = call({
  method: "POST",
  path: "/settings/lesson",
  summary: "The racer's lesson on the math site.",
  access: "session",
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({ lessonID }),
  answer: z.object({ account: Account.pick({ lessonID: true }) }),
  refusals: [],
});

/** @source core §3 fullScreenMode, lineType */
export const changeRaceView = call({
  method: "POST",
  path: "/settings/race-view",
  summary: "How a race is laid out on the screen.",
  access: "user",
  openToBots: true,
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({ lineType: LineType.optional(), fullScreenMode: z.boolean().optional() }),
  answer: z.object({ account: Account.pick({ lineType: true, fullScreenMode: true }) }),
  refusals: [],
});

export const changeSounds = call({
  method: "POST",
  path: "/settings/sounds",
  summary: "The sounds of a race.",
  access: "user",
  openToBots: true,
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({ value: RaceSounds }),
  answer: z.object({ account: Account.pick({ raceSounds: true }) }),
  refusals: [],
});
