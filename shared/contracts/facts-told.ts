import type { Fact } from "./facts.ts";
import type { NotificationKind } from "./notifications.ts";

/** What pages take as changed when they are told of it: the same is not said to that player twice. */
export const FACTS_TOLD: Readonly<Partial<Record<NotificationKind, readonly Fact[]>>> = { "team-motd": ["team"] };
