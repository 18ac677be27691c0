import { z } from "zod";

import { CONTEST_NAME_KEYS } from "../../content/contests.ts";
import { CONTEST } from "../../rules/contests/numbers.ts";
import { CONTEST_STATES } from "../../rules/contests/state.ts";
import { day, site, stamp, teamID } from "../ids.ts";
import { lessonID } from "../race/math.ts";
import { PlayerCard } from "../social/players.ts";

const count = z.int().min(0);
export const contestID = z.int().min(1).meta({ description: "The contest's page is `/contest/{contestID}`." });
export const contestName = z.enum(CONTEST_NAME_KEYS);
/** Of a team, on a day. */
export const best = z.int().min(CONTEST.bestMin).max(CONTEST.bestMax);

/** What a contest is and when. */
const Head = z.object({
  contestID,
  name: contestName,
  site,
  lessonID: lessonID
    .nullable()
    .meta({ description: "On the math site the lesson; a typing contest is raced on each day's text." }),
  best: best.meta({ description: "Racers of a team whose results count on a day." }),
  firstDay: day,
  days: count,
  startStamp: stamp,
  endStamp: stamp.meta({ description: "The first second after the last day." }),
  settledStamp: stamp.meta({ description: "From then on the result stands." }),
  calledOffStamp: stamp.nullable().meta({ description: "When its host called it off; null otherwise." }),
  state: z.enum(CONTEST_STATES).meta({
    description:
      "`waiting` before the first day, `running`, `counting` for a day while races that wait for a check may be paid, `over`; or `calledOff`, also with fewer than two teams.",
  }),
});

const Team = z.object({
  slot: count.meta({ description: "0: the team that set it up." }),
  teamID: teamID.nullable().meta({ description: "null: the team is no more." }),
  tag: z.string(),
  tagColor: z.string(),
  teamName: z.string(),
  answer: z.enum(["waiting", "in", "declined"]).meta({ description: "Whether the team takes part." }),
});

/** One of the contests of a team. */
export const ContestBrief = Head.extend({
  own: z
    .object({ slot: count, answer: Team.shape.answer, place: z.int().min(1).nullable(), points: count })
    .meta({ description: "The team that was asked for. Without a place before the start." }),
  teams: z.array(Team).readonly(),
});
export type ContestBrief = z.infer<typeof ContestBrief>;

const Race = z.object({
  number: count.meta({ description: "Of the race within contests, to watch it." }),
  racer: PlayerCard.nullable().meta({ description: "null for whom strangers don't see, and for an erased account." }),
  isOwn: z.boolean(),
  speed: z.number(),
  accuracy: z.number(),
  points: count.meta({ description: "Speed times accuracy, in tenths." }),
  counts: z
    .boolean()
    .meta({ description: "Among the best of its team that day; the caller's own race is told in any case." }),
  canWatch: z.boolean().meta({
    description: "A typed race only once its day is over, or the caller had its text: it is the text of the day.",
  }),
});
export type ContestRace = z.infer<typeof Race>;

const TeamStanding = Team.extend({
  place: z.int().min(1).nullable().meta({
    description: "null before the start, and for who doesn't take part. Shared where nothing tells teams apart.",
  }),
  points: count,
  daysWon: count,
  bestRace: count.meta({ description: "Points of the best race." }),
  days: z
    .array(z.object({ day, points: count, isWon: z.boolean(), races: z.array(Race).readonly() }))
    .readonly()
    .meta({ description: "Days on which somebody raced." }),
});

/** A contest with its teams, the first first. */
export const Contest = Head.extend({
  teams: z.array(TeamStanding).readonly(),
  own: z
    .object({
      slot: count,
      isCaptain: z.boolean(),
      counts: z
        .boolean()
        .meta({ description: "Whether the caller races for the team: who came after the start doesn't." }),
      hasRacedToday: z.boolean(),
    })
    .nullable()
    .meta({ description: "The caller's team in it; null for others." }),
});
export type Contest = z.infer<typeof Contest>;
