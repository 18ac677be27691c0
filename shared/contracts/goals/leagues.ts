import { z } from "zod";

import { LEAGUE_REASONS } from "../../content/leagues.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { stamp, teamID } from "../ids.ts";
import { PlayerCard } from "../social/players.ts";
import { leagueTier, OwnLeague } from "./own-league.ts";

const count = z.int().min(0);
const place = z.int().min(1);
const reason = z.enum(LEAGUE_REASONS);

/** How a week ended. @source teams-shop-seasons §3 League update payload */
export const LeagueWeek = z.object({
  week: z.int(),
  endStamp: stamp,
  tier: leagueTier.meta({ description: "In which the week was raced." }),
  newTier: leagueTier,
  place: place.nullable().meta({ description: "null: not ranked." }),
  racers: count.meta({ description: "Of that group, with a place." }),
  points: count,
  played: count.meta({ description: "All races of the week." }),
  seconds: count.meta({ description: "Spent on them." }),
  reason,
});
export type LeagueWeek = z.infer<typeof LeagueWeek>;

const Standing = z.object({
  place,
  points: count.meta({ description: "Experience of the best 25 public races of each day, on both sites." }),
  races: count.meta({ description: "Those that count." }),
  goes: z.enum(["up", "stays", "down"]).meta({ description: "If the week ended now." }),
  hasRacedToday: z.boolean(),
});

/** Everybody of a group by place, and what the week is. */
const Activity = z.object({
  week: z.int(),
  startStamp: stamp,
  endStamp: stamp.meta({ description: "Seconds since 1970 UTC." }),
  state: z
    .enum(["running", "counting"])
    .meta({ description: "`counting`: the week is over, and waits for its last races to be settled and paid." }),
  tier: leagueTier,
  highestTier: leagueTier,
  tournamentsWon: count,
  isOut: z.boolean().meta({ description: "Left the leagues: in no ranking." }),
  isUnranked: z.boolean().meta({ description: "Began too late this week: nothing rises, nothing falls." }),
  up: count.meta({ description: "So many of the group go up if the week ended now." }),
  down: count.meta({ description: "So many go down." }),
  racesToday: count.meta({ description: "The caller's public races of today (UTC) that were paid." }),
  results: z.array(LeagueWeek).readonly().meta({ description: "The last weeks that were raced, the newest first." }),
});

const LeagueRacer = PlayerCard.extend(Standing.shape);
export type LeagueRacer = z.infer<typeof LeagueRacer>;
const LeagueTeam = z.object({
  teamID,
  name: z.string(),
  tag: z.string(),
  tagColor: z.string(),
  members: count,
  ...Standing.shape,
});
export type LeagueTeam = z.infer<typeof LeagueTeam>;

const RacerActivity = Activity.extend({
  racers: z
    .array(LeagueRacer)
    .readonly()
    .meta({ description: "The caller's group, the first first; empty before the week's first race." }),
});
export type RacerActivity = z.infer<typeof RacerActivity>;
const TeamActivity = Activity.extend({
  teamID: teamID.nullable().meta({ description: "The caller's team; null without one." }),
  teams: z.array(LeagueTeam).readonly(),
  best: z
    .array(PlayerCard.pick({ userID: true, username: true, displayName: true }).extend({ points: count }))
    .readonly()
    .meta({ description: "Members whose points count this week, the best ten." }),
});
export type TeamActivity = z.infer<typeof TeamActivity>;

/** @source teams-shop-seasons §7 */
export const userLeague = call({
  method: "GET",
  path: "/leagues/user/activity",
  summary: "The caller's group of this league week, live, and how the last weeks ended.",
  access: "user",
  openToBots: true,
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: RacerActivity,
  refusals: ["classSetting"],
});

/** @source teams-shop-seasons §7 */
export const teamLeague = call({
  method: "GET",
  path: "/leagues/team/activity",
  summary: "The same for the caller's team: its best ten members race for it.",
  access: "user",
  openToBots: true,
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: TeamActivity,
  refusals: ["classSetting"],
});

/** @source rules Leagues: Freedom */
export const takePart = call({
  method: "POST",
  path: "/leagues/taking-part",
  summary: "Leave the leagues, or enter them again: who left stands in no ranking, rises and falls no more.",
  access: "user",
  limit: { max: 30, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ isOut: z.boolean() }),
  answer: OwnLeague,
  refusals: ["classSetting"],
});
