import type { NotificationKind } from "./notifications.ts";

/**
 * What a player has, by what changes together. A fact that is told says only that it is another one now: whoever shows
 * some of it asks again.
 */
export const FACTS = ["account", "wallet", "progress", "friends", "gifts", "notices", "team"] as const;
export type Fact = (typeof FACTS)[number];

/** What pages take as changed when they are told of it: the same is not said to that player twice. */
export const FACTS_TOLD: Readonly<Partial<Record<NotificationKind, readonly Fact[]>>> = { "team-motd": ["team"] };
