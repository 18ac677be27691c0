import type { Fact } from "./facts.ts";
import type { Notification, NotificationKind } from "./notifications.ts";

/** What pages take as changed when they are told of it: the same is not said to that player twice. */
export const FACTS_TOLD: Readonly<Partial<Record<NotificationKind, readonly Fact[]>>> = { "team-motd": ["team"] };

/** By whatever another version may call a kind. */
const ASKED_FOR: ReadonlyMap<string, readonly Fact[]> = new Map(
  Object.entries({ ...FACTS_TOLD, "friend-requests": ["friends"], "sent-cash": ["gifts"] }),
);

/** What pages ask for again when they are told of it. */
export const factsAfter = ({
  kind,
  notificationID,
}: Pick<Notification, "kind" | "notificationID">): readonly Fact[] => [
  ...(notificationID === null ? [] : (["notices"] as const)),
  ...(ASKED_FOR.get(kind) ?? []),
];
