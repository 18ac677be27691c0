import { minutes, days, seconds, type Ms } from "../../units.ts";

/** What can be asked to be quiet together. */
export const GROWL_GROUPS = ["friends", "races", "teams", "leagues", "gifts"] as const;
/** What is about the player's own account is never quiet. */
export type GrowlGroup = (typeof GROWL_GROUPS)[number] | "account";

/** Every kind of growl, with its group. @source core §7 Received */
export const GROUP_OF = {
  "race-invite": "races",
  "open-games": "races",
  "waiting-to-play": "races",
  "friend-online": "friends",
  "friend-accept": "friends",
  "friend-requests": "friends",
  "team-invite": "teams",
  "team-application": "teams",
  "team-member-joined": "teams",
  "team-accept": "teams",
  "league-update": "leagues",
  "league-update-team": "leagues",
  purchase: "gifts",
  "sent-cash": "gifts",
  moderation: "account",
  "report-answered": "account",
} as const satisfies Record<string, GrowlGroup>;
export type GrowlKind = keyof typeof GROUP_OF;

/** Whether a page knows this kind: a newer server may tell of others. @source teams-shop-seasons §8 */
export const isGrowlKind = (kind: string): kind is GrowlKind => Object.hasOwn(GROUP_OF, kind);

/** @source core §4, §9, teams-shop-seasons §4 Friend-online toasts */
export const GROWLS = {
  mostShown: 3,
  showForMs: seconds(10),
  showFriendForMs: seconds(5),
  /** What a moderator has to say goes when it was read. */
  showUntilClosed: 0,
  /** More players than this who wait to play are one growl. */
  mostWaiting: 2,
  friendQuietSeconds: 900,
  /** A group that was asked to be quiet is so for this long. */
  muteForMs: minutes(60),
} as const;

/** How long news that was missed is still news. A race that was open is soon over. */
export const newsForMs = (kind: GrowlKind): Ms =>
  GROUP_OF[kind] === "races" || kind === "friend-online" ? minutes(10) : days(7);
