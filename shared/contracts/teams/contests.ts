import { z } from "zod";

import { CONTEST } from "../../rules/contests/numbers.ts";
import { tagOf } from "../../rules/teams/form.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { day } from "../ids.ts";
import { lessonID } from "../race/math.ts";
import { RaceRecord } from "../race/race.ts";
import { best, Contest, ContestBrief, contestID, contestName } from "./contest-shapes.ts";

const LOOKS = { max: 120, perMs: minutes(1), address: { max: 2_400, perMs: minutes(1) } } as const;
const DEEDS = { max: 60, perMs: minutes(15) } as const;

const pathContestID = z.coerce.number().int().min(1);
const One = z.strictObject({ id: pathContestID });

/** @source decision: contests */
export const contest = call({
  method: "GET",
  path: "/contests/{id}",
  summary: "A contest of teams: where they stand, and each day's races.",
  access: "anyone",
  openToBots: true,
  limit: LOOKS,
  params: One,
  body: Nothing,
  answer: Contest,
  refusals: ["notFound"],
});

/** @source decision: contests */
export const contestRace = call({
  method: "GET",
  path: "/contests/{id}/races/{number}",
  summary: "A race of a contest, to be watched again, without the other people who were in it.",
  access: "anyone",
  limit: { max: 600, perMs: minutes(1) },
  params: z.strictObject({ id: pathContestID, number: z.coerce.number().int().min(1) }),
  body: Nothing,
  answer: z.object({ race: RaceRecord.omit({ raceID: true }) }),
  refusals: ["notFound", "raceNotFound"],
});

/** @source decision: contests */
export const teamContests = call({
  method: "GET",
  path: "/teams/{id}/contests",
  summary:
    "The latest contests of a team, by its tag, the newest first. What waits for an answer is told to its members only.",
  access: "anyone",
  openToBots: true,
  limit: LOOKS,
  params: z.strictObject({ id: z.string().trim().min(1).max(40) }),
  body: Nothing,
  answer: z.object({ contests: z.array(ContestBrief).readonly() }),
  refusals: ["noTeam"],
});

const tags = z
  .array(z.string().trim().min(1, "Write the tag of a team.").max(10, "Tags aren't that long.").transform(tagOf))
  .min(CONTEST.teamsMin - 1, "Invite at least one team.")
  .max(CONTEST.teamsMax - 1, `At most ${CONTEST.teamsMax} teams race in a contest.`);

/** @source decision: contests */
export const setUpContest = call({
  method: "POST",
  path: "/contests",
  summary: "Set a contest up and invite other teams by their tags; their captains answer until it begins.",
  access: "captain",
  limit: DEEDS,
  takesKey: true,
  params: Nothing,
  body: z.strictObject({
    name: contestName,
    tags,
    firstDay: day.meta({ description: `From tomorrow on (UTC), at most ${CONTEST.daysAhead} days ahead.` }),
    days: z.literal([...CONTEST.lengths]),
    best,
    lessonID: lessonID.nullable().default(null).meta({ description: "On the math site, and only there." }),
  }),
  answer: z.object({ contestID }),
  refusals: ["notCaptain", "noTeam", "notAllowed", "muted", "badInput"],
});

/** @source decision: contests */
export const answerContest = call({
  method: "POST",
  path: "/contests/{id}/answer",
  summary: "Take part in a contest with your team, or don't. The answer may change until it begins.",
  access: "captain",
  limit: DEEDS,
  params: One,
  body: z.strictObject({ isIn: z.boolean() }),
  answer: z.object({}),
  refusals: ["notCaptain", "notFound", "notAllowed", "alreadyDone"],
});

/** @source decision: contests */
export const callOffContest = call({
  method: "POST",
  path: "/contests/{id}/call-off",
  summary: "Call a contest off that your team set up, before it begins.",
  access: "captain",
  limit: DEEDS,
  params: One,
  body: Nothing,
  answer: z.object({}),
  refusals: ["notCaptain", "notFound", "alreadyDone"],
});
