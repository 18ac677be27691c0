import { z } from "zod";

import { CASES } from "../../rules/fair-play/cases.ts";
import { LISTED_CHAPTERS } from "../../rules/fair-play/chapter.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { raceID, site, stamp } from "../ids.ts";

export const FairPlayCase = z.object({
  raceID,
  site,
  startedStamp: stamp,
  chapter: z.enum(LISTED_CHAPTERS).meta({ description: "How it stands, in a word; its report says more." }),
  cash: z.int().nullable().meta({ description: "The cash of its reward; null without one." }),
});
export type FairPlayCase = z.infer<typeof FairPlayCase>;

export const fairPlayCases = call({
  method: "GET",
  path: "/fair-play",
  summary: `Your races with a disqualification, a held reward or an appeal: the last ${CASES.shown}.`,
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ cases: z.array(FairPlayCase).readonly().meta({ description: "The newest race first." }) }),
  refusals: [],
});
