import { z } from "zod";

import { SIGNALS } from "../rules/fair-play/signal.ts";
import { CASH_PARTS } from "../rules/rewards/race-reward.ts";
import { minutes } from "../units.ts";
import { call, Nothing } from "./call.ts";
import { raceID, site, stamp } from "./ids.ts";
import { Foul } from "./race.ts";
import { shareCode } from "./replays.ts";

const params = z.strictObject({ id: raceID });

export const OwnReward = z.object({
  state: z.enum(["due", "held", "paid", "refused"]).meta({
    description: "due: being looked at; held: waits for the bot check; refused: an operator said no.",
  }),
  cash: z.int(),
  experience: z.int(),
  nitros: z.int(),
  parts: z.partialRecord(z.enum(CASH_PARTS), z.int()).meta({
    description:
      "What the cash is made of. In a friend race a place pays once another person has finished, and each friend who has finished pays.",
  }),
});

/** What a race meant for the one who asks. */
export const OwnRace = z.object({
  site,
  reward: OwnReward.nullable().meta({ description: "null where nothing is paid: guests, too many errors, no finish." }),
  foul: Foul.nullable(),
  signals: z
    .array(z.object({ code: z.enum(SIGNALS), measured: z.number().nullable(), threshold: z.number() }))
    .readonly()
    .meta({ description: "Why a reward is held: each sign with its value and limit." }),
  outages: z
    .array(z.object({ fromMs: z.int(), toMs: z.int() }))
    .readonly()
    .meta({ description: "When your line was down, in milliseconds from green light. It never counts against you." }),
  appeal: z.enum(["open", "upheld", "dismissed"]).nullable(),
  shareCode: shareCode.nullable().meta({ description: "The code of the link you share it by; null while you do not." }),
});
export type OwnRace = z.infer<typeof OwnRace>;

export const ownRace = call({
  method: "GET",
  path: "/race/{id}/own",
  summary: "What a race meant for you: the reward and its parts, a disqualification or a held reward with its reasons.",
  access: "session",
  limit: { max: 240, perMs: minutes(1) },
  params,
  body: Nothing,
  answer: z.object({ own: OwnRace }),
  refusals: ["raceNotFound"],
});

export const appealRace = call({
  method: "POST",
  path: "/race/{id}/appeal",
  summary: "Ask a person to look at your disqualified or held race.",
  access: "session",
  limit: { max: 20, perMs: minutes(60) },
  params,
  body: Nothing,
  answer: z.object({ own: OwnRace }),
  refusals: ["raceNotFound", "nothingToAppeal"],
});

/** The figures a client sends are never believed: the answer has the server's. @source core §7 Players and race */
export const saveQualifying = call({
  method: "POST",
  path: "/race/save-qualifying",
  summary: "Confirm the qualifying race: the first finished typing race of this racer counts, whatever is sent.",
  access: "anyone",
  limit: { max: 60, perMs: minutes(15), address: { max: 1_200, perMs: minutes(15) } },
  params: Nothing,
  body: z.strictObject({ speed: z.number().optional(), accuracy: z.number().optional() }),
  answer: z.object({ speed: z.number(), accuracy: z.number(), stamp }),
  refusals: ["notQualified"],
});
