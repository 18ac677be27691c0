import { z } from "zod";

import { HOLD_KINDS, HOLD_REASONS } from "../../rules/fair-play/reward-hold.ts";
import { SIGNALS } from "../../rules/fair-play/signal.ts";
import { CASH_PARTS } from "../../rules/rewards/race-reward.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { ItemPart } from "../economy/reward-part.ts";
import { achievementID, challengeID, raceID, site, stamp } from "../ids.ts";
import { PlayerCard, Relation } from "../social/players.ts";
import { asFastAs, Foul } from "./race.ts";
import { shareCode } from "./replays.ts";

const params = z.strictObject({ id: raceID });

export const OwnReward = z.object({
  state: z.enum(["due", "held", "paid", "refused"]).meta({
    description: "due: being weighed; held: waits, see `hold`; refused: by a moderator.",
  }),
  cash: z.int(),
  experience: z.int(),
  nitros: z.int(),
  parts: z.partialRecord(z.enum(CASH_PARTS), z.int()).meta({
    description:
      "The parts of the cash. In a friend race a place pays once another person has finished, and each friend who has finished pays.",
  }),
});

export type OwnReward = z.infer<typeof OwnReward>;

const count = z.int().min(0);

/** What a paid race brought the caller besides its reward. */
export const OwnBrought = z.object({
  experience: z.object({ before: count, after: count }).meta({
    description: "All experience of the caller: before the race, and after it and the challenges that it completed.",
  }),
  challenges: z
    .array(
      z.object({
        challengeID,
        title: z.string(),
        goal: count,
        reward: count.meta({ description: "Experience." }),
        before: count,
        after: count,
        isDone: z.boolean().meta({ description: "Whether this race completed it." }),
      }),
    )
    .readonly()
    .meta({ description: "The daily challenges that it moved; none while they are shut to the caller." }),
  achievements: z.array(achievementID).readonly().meta({ description: "Those that it earned." }),
  things: z
    .array(ItemPart)
    .readonly()
    .meta({ description: "Cars and loot that it gave, such as those of the Wampus." }),
  isBest: z.boolean().meta({ description: "The caller's fastest race by then, and not the first." }),
  today: z.object({ rank: count, of: count }).meta({
    description: "How fast it was among the caller's finished races of its day (UTC) up to it: 1 for the fastest.",
  }),
});
export type OwnBrought = z.infer<typeof OwnBrought>;

const slot = z.int().min(0).max(4);

/** Somebody the caller raced against, by the slot in that race. */
export const Opponent = PlayerCard.extend({ slot, relation: Relation });
export type Opponent = z.infer<typeof Opponent>;

/** What a race meant for the caller. */
export const OwnRace = z.object({
  site,
  reward: OwnReward.nullable().meta({ description: "null when nothing is paid: guests, too many errors, unfinished." }),
  hold: z
    .object({ kind: z.enum(HOLD_KINDS), reason: z.enum(HOLD_REASONS) })
    .nullable()
    .meta({
      description:
        "What a held reward waits for: a bot check, a certificate of speed, or a moderator; and why: a check was due, it was faster than what counts at once, or it had signs of a program.",
    }),
  decision: z.string().nullable().meta({ description: "Why a moderator paid or refused it, in their words." }),
  brought: OwnBrought.nullable().meta({ description: "null until the reward is paid." }),
  asFastAs,
  foul: Foul.nullable(),
  signals: z
    .array(z.object({ code: z.enum(SIGNALS), measured: z.number().nullable(), threshold: z.number() }))
    .readonly()
    .meta({ description: "Why a reward is held: each signal with its value and limit." }),
  outages: z
    .array(z.object({ fromMs: z.int(), toMs: z.int() }))
    .readonly()
    .meta({
      description: "When your connection was down, in milliseconds from green light. It never counts against you.",
    }),
  appeal: z.enum(["open", "upheld", "dismissed"]).nullable(),
  answeredBy: z.enum(HOLD_KINDS).nullable().meta({
    description: "What paid the race before a person had answered the appeal; null for a person's answer, or none.",
  }),
  opponents: z
    .array(Opponent)
    .readonly()
    .meta({ description: "The people you raced against who may be found by others, or are your friends." }),
  guests: z
    .array(slot)
    .readonly()
    .meta({ description: "The slots of the people you raced against who are guests still: they have no page." }),
  shareCode: shareCode.nullable().meta({ description: "The code of your link to share it; null while not shared." }),
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

/** One of the caller's races, in a line. */
export const LastRace = z.object({
  raceID,
  site,
  startedStamp: stamp,
  standing: z.enum(["finished", "unfinished", "disqualified"]),
  place: z.int().nullable().meta({ description: "null when unfinished, and in a casual race." }),
  speed: z.number().meta({ description: "WPM, or right answers a minute in a math race." }),
  accuracy: z.number().meta({ description: "Percent." }),
  hasReplay: z.boolean().meta({ description: "Whether its keys are still kept." }),
});
export type LastRace = z.infer<typeof LastRace>;

export const lastRaces = call({
  method: "GET",
  path: "/self/races",
  summary: "Your last ten races, the newest first.",
  access: "session",
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ races: z.array(LastRace).readonly() }),
  refusals: [],
});

/** A friend's result on today's text. */
export const DailyFriend = PlayerCard.extend({
  speed: z.number().meta({ description: "WPM." }),
  accuracy: z.number().meta({ description: "Percent." }),
});
export type DailyFriend = z.infer<typeof DailyFriend>;

export const dailyFriends = call({
  method: "GET",
  path: "/self/daily-text/friends",
  summary: "Your friends' first results on today's text (UTC), the fastest ten first. None on the math site.",
  access: "session",
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: z.object({ friends: z.array(DailyFriend).readonly() }),
  refusals: [],
});

export const appealRace = call({
  method: "POST",
  path: "/race/{id}/appeal",
  summary: "Ask for a review of your disqualified or held race by a person.",
  access: "session",
  limit: { max: 20, perMs: minutes(60) },
  params,
  body: Nothing,
  answer: z.object({ own: OwnRace }),
  refusals: ["raceNotFound", "nothingToAppeal"],
});

/** Figures from the client are ignored: the answer has the server's. @source core §7 Players and race */
export const saveQualifying = call({
  method: "POST",
  path: "/race/save-qualifying",
  summary: "Confirm the qualifying race: this racer's first finished typing race counts, whatever is sent.",
  access: "anyone",
  limit: { max: 60, perMs: minutes(15), by: "account" },
  params: Nothing,
  body: z.strictObject({ speed: z.number().optional(), accuracy: z.number().optional() }),
  answer: z.object({ speed: z.number(), accuracy: z.number(), stamp }),
  refusals: ["notQualified"],
});
