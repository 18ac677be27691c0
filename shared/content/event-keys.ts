/** Events that were designed, by key. */
export const EVENT_KEYS = ["lantern-week", "snowball-sprint"] as const;
export type EventKey = (typeof EVENT_KEYS)[number];
