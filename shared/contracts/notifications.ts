import { z } from "zod";

import { CONTEST_NAME_KEYS } from "../content/contests.ts";
import type { UserID } from "../ids.ts";
import type { Fact } from "./facts.ts";
import { carID, look, site, stamp, userID } from "./ids.ts";
import { ModeratorNote } from "./moderation.ts";
import { lessonID } from "./race/math.ts";

/** Missing in older stored notifications: no team. */
const ofTeam = z.string().nullable().default(null).meta({ description: "The player's team; null without one." });
const person = z.object({
  userID,
  username: z.string(),
  displayName: z.string(),
  tag: ofTeam,
  tagColor: ofTeam,
});
const team = z.object({ teamID: z.int(), teamName: z.string(), tag: z.string(), tagColor: z.string() });
const app = site.meta({ description: "The site where the race is." });
const carHueAngle = z.int().min(0).max(359);
const speed = z
  .number()
  .nullable()
  .meta({ description: "The average WPM, or on the math site right answers a minute; null without a finished race." });
const tier = z.int().min(0);
const leagueMove = z.object({
  tier: tier.nullable().meta({ description: "In the past week; null before the first one." }),
  newTier: tier,
  place: z.int().min(1).nullable().meta({ description: "Within that week's group; null without one." }),
  played: z.int().min(0).meta({ description: "Races in that week." }),
  seconds: z.int().min(0).meta({ description: "Spent on them." }),
  experience: z.int().min(0).meta({ description: "Won by them." }),
});
/** The relation of a player who comes online to the receiver. @source teams-shop-seasons §3 */
const friendType = z.enum(["friend", "teammate", "classmate"]);

/**
 * Every kind of notification, with the shape of its data. The sender is in `userID`.
 *
 * @source core §3 Growl data fields, §7 Received, teams-shop-seasons §3 League update payload, Friend-online
 * notification
 */
export const NOTIFICATIONS = {
  "race-invite": person.extend({ app, avgSpeed: speed, lessonID: lessonID.optional() }),
  "open-games": z.object({ friends: z.int().min(0), games: z.int().min(0) }),
  purchase: z.object({ invoiceNum: z.string() }),
  "gold-gift": person.extend({
    goldDays: z.int().nullable().meta({ description: "Days of gold; null: for life." }),
    message: z.string().nullable().meta({ description: "The giver's words; null in a class." }),
  }),
  "friend-online": person.extend({ type: z.literal("friend-online"), app, carID, carHueAngle, look, friendType }),
  "league-update": leagueMove,
  "league-update-team": leagueMove.extend({ tag: z.string(), tagColor: z.string() }),
  "waiting-to-play": person.extend({
    app,
    avgSpeed: speed,
    lessonID: lessonID.optional(),
    totalWaiting: z.int().min(1),
  }),
  "team-invite": person.extend(team.shape),
  "team-application": person.extend({ totalApplications: z.int().min(0) }),
  "team-member-joined": person.extend({ teamID: z.int().optional(), tag: z.string(), tagColor: z.string() }),
  "team-accept": team,
  "team-motd": person.extend({
    teamID: z.int().optional(),
    teamName: z.string(),
    tag: z.string(),
    tagColor: z.string(),
  }),
  "contest-invite": z
    .object({ contestID: z.int(), name: z.enum(CONTEST_NAME_KEYS), tag: z.string(), tagColor: z.string() })
    .meta({ description: "Another team asks the captain's into a contest." }),
  "team-removed": team.extend({ why: z.enum(["captain", "idle", "disbanded"]) }),
  "let-go": z
    .object({ userID, nickname: z.string().meta({ description: "What pupils call them." }), schoolName: z.string() })
    .meta({ description: "Who is responsible for a school has let the teacher go." }),
  "friend-accept": person,
  "friend-requests": person.extend({ totalRequests: z.int().min(1) }),
  "sent-cash": person.extend({ amount: z.int().min(1) }),
  moderation: ModeratorNote.pick({ subject: true, reason: true, untilStamp: true }).extend({
    measure: ModeratorNote.shape.measure.exclude(["ban"]),
  }),
  "report-answered": z.object({}).meta({ description: "A moderator has looked at what the player reported." }),
  "measure-appeal-answered": ModeratorNote.pick({ subject: true })
    .extend({
      measure: ModeratorNote.shape.measure.extract(["hide", "warn", "mute", "ban"]),
      isUpheld: z.boolean(),
      reason: z.string().optional().meta({ description: "In the moderator's words." }),
    })
    .meta({ description: "A person has looked again at a moderator's action: upheld if the player was right." }),
  "appeal-answered": z
    .object({
      raceID: z.string(),
      isUpheld: z.boolean(),
      reason: z.string().optional().meta({ description: "In the moderator's words." }),
      paidBy: z
        .enum(["certificate", "bot-check"])
        .optional()
        .meta({ description: "What paid the race before a person had looked at it; absent when a person has." }),
    })
    .meta({
      description: "A race that the player asked about, or that waited, has an answer: upheld if it counts.",
    }),
} as const satisfies Record<string, z.ZodType>;

export type NotificationKind = keyof typeof NOTIFICATIONS;
export type NotificationData<K extends NotificationKind> = z.input<(typeof NOTIFICATIONS)[K]>;

const notificationID = z.int().nullable().meta({
  description: "1, 2, 3 … for each player: a gap means that one was missed. null if it is not stored.",
});

const notificationOf = <K extends NotificationKind>(kind: K) =>
  z.object({ notificationID, stamp, kind: z.literal(kind), data: NOTIFICATIONS[kind] });

type Shape = { [K in NotificationKind]: ReturnType<typeof notificationOf<K>> }[NotificationKind];

export const Notification = z
  .discriminatedUnion(
    "kind",
    (Object.keys(NOTIFICATIONS) as NotificationKind[]).map(notificationOf) as [Shape, ...Shape[]],
  )
  .meta({ description: "A notification. Its `kind` decides the shape of `data`." });
export type Notification = z.output<typeof Notification>;

export interface Delivery {
  readonly userID: UserID;
  readonly notification: Notification;
}

/** The changed facts of a player. */
export interface Change {
  readonly userID: UserID;
  readonly facts: readonly Fact[];
  /** The idempotency key of the player's own call that changed them. */
  readonly by?: string;
}

/** The messages on a slot's channel, only between processes of the product. */
export interface SlotMessage {
  readonly slot: number;
  readonly told: readonly Delivery[];
  /** No player twice. */
  readonly changed?: readonly Change[] | undefined;
}
