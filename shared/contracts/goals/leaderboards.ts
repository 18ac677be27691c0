import { z } from "zod";

import { BOARD_PARTS } from "../../rules/board-parts.ts";
import { BOARD, BOARD_GROUPS, BOARD_KINDS, BOARD_TIMES } from "../../rules/boards.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { site, stamp } from "../ids.ts";
import { PlayerCard } from "../social/players.ts";
import { TeamCard } from "../teams/team-shapes.ts";
import { SeasonHead, type seasonID } from "./own-season.ts";

const count = z.int().min(0);
const figure = z.number().meta({ description: "Points; or the average, in WPM or right answers a minute." });
const races = count.meta({ description: "Ranked races of the period." });
const Line = { place: z.int().min(1), figure, races };

const BoardRacer = PlayerCard.extend({
  ...Line,
  ranking: z.int().min(1).max(BOARD.shown).nullable().meta({
    description: "The place among the first hundred by points of the week that runs; null further down.",
  }),
});
export type BoardRacer = z.infer<typeof BoardRacer>;
const BoardTeam = TeamCard.pick({ teamID: true, tag: true, tagColor: true, name: true, members: true }).extend(Line);
export type BoardTeam = z.infer<typeof BoardTeam>;

/** Whose places are asked for: everybody's, or those of the caller's friends or team. */
export const BOARD_FILTERS = ["everyone", "friends", "team"] as const;
export type BoardFilter = (typeof BOARD_FILTERS)[number];

const Leaderboard = z.object({
  board: z.enum(BOARD_KINDS),
  group: z.enum(BOARD_GROUPS),
  time: z.enum(BOARD_TIMES),
  filter: z.enum(BOARD_FILTERS).meta({ description: "Boards of teams show everyone." }),
  part: z.enum(BOARD_PARTS).nullable().meta({ description: "null: everybody." }),
  site,
  season: SeasonHead.nullable().meta({
    description: "Of a board of a season; null for the others, and before the first.",
  }),
  startStamp: stamp.nullable(),
  endStamp: stamp.nullable().meta({ description: "null before the first season." }),
  isRunning: z.boolean(),
  madeStamp: stamp.nullable().meta({ description: "When it was made last; null before the first time." }),
  entrants: count.meta({ description: "Racers or teams with a place, as they were counted last." }),
  racers: z.array(BoardRacer).readonly(),
  teams: z.array(BoardTeam).readonly(),
  own: z
    .object({
      place: z.int().min(1).nullable().meta({ description: "null too far down to count, and without a place." }),
      bestPercent: z
        .int()
        .min(1)
        .max(100)
        .nullable()
        .meta({ description: "Among the best so many percent; null where a place says more, and without one." }),
      figure: figure.nullable().meta({ description: "null before the first ranked race." }),
      races,
      racesToGo: count.meta({ description: "Ranked races to a place; only a board of averages asks for some." }),
    })
    .nullable()
    .meta({
      description:
        "The caller's, or that of the caller's team; null for guests, without a team, and for whoever belongs to another world.",
    }),
  seasons: z.array(SeasonHead).readonly().meta({ description: "Those with a board, the newest first." }),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

/** @source teams-shop-seasons §3 Leaderboard store, §7 */
export const leaderboards = call({
  method: "GET",
  path: "/leaderboards",
  summary: "The first hundred of a board, and the caller's own place. Boards are made every minute.",
  access: "anyone",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1), address: { max: 2_400, perMs: minutes(1) } },
  params: Nothing,
  query: z.object({
    time: z.enum(BOARD_TIMES).default("weekly"),
    board: z.enum(BOARD_KINDS).default("points"),
    group: z.enum(BOARD_GROUPS).default("racers"),
    filter: z.enum(BOARD_FILTERS).default("everyone"),
    part: z.enum(BOARD_PARTS).optional().meta({
      description:
        "Only the racers of one world, or on the math site the races of one lesson. Team boards aren't split by world or lesson.",
    }),
    seasonID: (z.coerce.number().int() as unknown as typeof seasonID)
      .optional()
      .meta({ description: "An earlier season, where `time` is `season`." }),
  }),
  body: Nothing,
  answer: Leaderboard,
  refusals: ["classSetting", "notFound"],
});
