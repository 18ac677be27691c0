import { z } from "zod";

import { minutes } from "../units.ts";
import { call, Nothing } from "./call.ts";
import { lessonID } from "./math.ts";
import { LineType, RaceSounds, Self } from "./self.ts";

const CHANGES = { max: 60, perMs: minutes(15) } as const;

/** Every change answers with the racer as it is now. */
const Changed = z.object({ user: Self });

/** @source teams-shop-seasons §4 Math selector */
export const changeLesson = call({
  method: "POST",
  path: "/settings/lesson",
  summary: "Which kind of problem the racer solves on the math site.",
  access: "session",
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({ lessonID }),
  answer: Changed,
  refusals: [],
});

/** @source core §3 fullScreenMode, lineType */
export const changeRaceView = call({
  method: "POST",
  path: "/settings/race-view",
  summary: "How a race stands on the screen.",
  access: "user",
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({ lineType: LineType.optional(), fullScreenMode: z.boolean().optional() }),
  answer: Changed,
  refusals: [],
});

export const changeSounds = call({
  method: "POST",
  path: "/settings/sounds",
  summary: "Which sounds a race makes.",
  access: "user",
  limit: CHANGES,
  params: Nothing,
  body: z.strictObject({ value: RaceSounds }),
  answer: Changed,
  refusals: [],
});
