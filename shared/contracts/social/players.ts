import { z } from "zod";

import { hours, minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { username } from "../fields.ts";
import { SeasonHead } from "../goals/own-season.ts";
import { carID, look, lootID, stamp, userID } from "../ids.ts";

/** A user id as a path parameter. */
export const pathUserID = z.coerce.number().int().min(1) as unknown as typeof userID;

/** A player's relation to the caller. `asked`: the caller's request waits; `asking`: the player's does. */
export const Relation = z.enum(["none", "friend", "asked", "asking", "self"]);
export type Relation = z.infer<typeof Relation>;

/** A player's public card. */
export const PlayerCard = z.object({
  userID,
  username: z.string(),
  displayName: z.string(),
  title: z.string(),
  carID,
  carHueAngle: z.int(),
  look,
  playerLevel: z.int().meta({ description: "Of a lifetime; that of a season stands on the player's page." }),
  membership: z.enum(["basic", "gold"]),
  tag: z.string().nullable().meta({ description: "Of the player's team; null without one." }),
  tagColor: z.string().nullable().meta({ description: "Six hex digits; null without a team." }),
  isBot: z.boolean().meta({ description: "Declared a bot by its owner: a program drives." }),
  isFounder: z.boolean().meta({ description: "Among the first accounts, by the operator's setting." }),
});
export type PlayerCard = z.infer<typeof PlayerCard>;

/** @source core §2 Other paths */
export const playerProfile = call({
  method: "GET",
  path: "/players/{username}",
  summary: "A player's public page. Upper and lower case are the same.",
  access: "session",
  limit: { max: 60, perMs: minutes(1), address: { max: 1_200, perMs: minutes(1) } },
  params: z.strictObject({ username }),
  body: Nothing,
  answer: z.object({
    player: PlayerCard.extend({
      createdStamp: stamp,
      lookingForTeam: z.boolean(),
      relation: Relation,
      isOnline: z.boolean().nullable().meta({ description: "null unless you are friends." }),
      racesPlayed: z.int(),
      avgSpeed: z
        .number()
        .nullable()
        .meta({ description: "WPM, or on the math site right answers a minute, over the last ten finished races." }),
      avgAcc: z.number().nullable().meta({ description: "Correct presses of all presses, in percent." }),
      highestSpeed: z.number(),
      placed1: z.int(),
      placed2: z.int(),
      placed3: z.int(),
      ranking: z.int().min(1).nullable().meta({
        description: "The place among the first hundred by points of the week that runs; null further down.",
      }),
      areStatsShown: z.boolean().meta({ description: "Whether the caller may look at the statistics." }),
      isGarageOpen: z.boolean().meta({ description: "Whether the caller may look into the garage." }),
      collection: z
        .object({
          cars: z.int(),
          trails: z.int(),
          stickers: z.int(),
          titles: z.int(),
          nametags: z.int(),
          nitros: z.int(),
          total: z.int(),
        })
        .meta({ description: "How much of everything the player has, with what everybody starts with." }),
      seasons: z
        .array(
          SeasonHead.pick({ seasonID: true, key: true, name: true }).extend({
            level: z.int().min(1),
            isOver: z.boolean(),
          }),
        )
        .readonly()
        .meta({
          description: "The seasons in which the player raced, the newest first, and the level reached in each.",
        }),
      showcase: z
        .array(z.union([z.object({ carID, hueAngle: z.int() }), z.object({ lootID })]))
        .readonly()
        .meta({ description: "What the player shows, six at most." }),
    }),
  }),
  refusals: ["notFound"],
});

/** @source core §7 Players */
export const searchPlayers = call({
  method: "POST",
  path: "/players/search",
  summary: "Players whose username or display name begins with a term, 20 at most.",
  access: "user",
  openToBots: true,
  limit: { max: 40, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({
    term: z
      .string("Type the start of a name.")
      .trim()
      .min(1, "Type the start of a name.")
      .max(30, "Names aren't that long."),
  }),
  answer: z.object({ players: z.array(PlayerCard.extend({ relation: Relation })).readonly() }),
  refusals: [],
});

export const ReportReason = z.enum(["name", "cheating", "unkind", "other"]);
export type ReportReason = z.infer<typeof ReportReason>;

/** @source core §7 Players */
export const reportPlayer = call({
  method: "POST",
  path: "/players/{id}/report",
  summary: "Report a player to the moderators. Counts once a day for each player.",
  access: "user",
  limit: { max: 20, perMs: hours(24) },
  params: z.strictObject({ id: pathUserID }),
  body: z.strictObject({
    reason: ReportReason,
    note: z.string().trim().max(300, "Please keep it to 300 characters.").optional(),
  }),
  answer: z.object({}),
  refusals: ["notFound", "notAllowed"],
});
