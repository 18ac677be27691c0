import { minutes, days, seconds, type Ms } from "../../units.ts";

/** The groups that can be muted. */
export const GROWL_GROUPS = ["friends", "races", "teams", "leagues", "gifts"] as const;
/** Growls about the player's own account are never muted. */
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
  "team-motd": "teams",
  "team-removed": "account",
  "league-update": "leagues",
  "league-update-team": "leagues",
  purchase: "gifts",
  "sent-cash": "gifts",
  moderation: "account",
  "report-answered": "account",
  "appeal-answered": "account",
  "measure-appeal-answered": "account",
} as const satisfies Record<string, GrowlGroup>;
export type GrowlKind = keyof typeof GROUP_OF;

/** Whether this page knows the kind: a newer server may send others. @source teams-shop-seasons §8 */
export const isGrowlKind = (kind: string): kind is GrowlKind => Object.hasOwn(GROUP_OF, kind);

/** @source core §4, §9, teams-shop-seasons §4 Friend-online toasts */
export const GROWLS = {
  mostShown: 3,
  showForMs: seconds(10),
  showFriendForMs: seconds(5),
  /** A moderator's message stays until it is read. */
  showUntilClosed: 0,
  /** More waiting players than this are merged into one growl. */
  mostWaiting: 2,
  friendQuietSeconds: 900,
  /** How long a group is muted. */
  muteForMs: minutes(60),
} as const;

/** How long missed news is still worth showing. An open race is soon over. */
export const newsForMs = (kind: GrowlKind): Ms =>
  GROUP_OF[kind] === "races" || kind === "friend-online" ? minutes(10) : days(7);
