/**
 * What a teacher can close for a class. A member sees that it is closed and can't open it.
 *
 * @source core §3 disabledClassSettings, teams §5
 */
export const CLASS_SETTINGS = [
  "allow_team_communication",
  "friend_races",
  "show_leagues",
  "paid_offers",
  "show_leaderboards",
  "findable",
  "change_looks",
] as const;
export type ClassSetting = (typeof CLASS_SETTINGS)[number];

/** Always closed in a class. @source rules Privacy, Buying */
export const NEVER_IN_CLASS: readonly ClassSetting[] = ["paid_offers"];

/** Closed from the start: a new class meets no strangers. @source rules Privacy, Leagues Freedom */
export const CLOSED_AT_FIRST: readonly ClassSetting[] = CLASS_SETTINGS.filter((each) => each !== "change_looks");

/** What a teacher opens and closes; the rest stays as it is. What is in both is closed. */
export interface SettingsChange {
  readonly open?: readonly ClassSetting[] | undefined;
  readonly close?: readonly ClassSetting[] | undefined;
}

/** What is closed after a change: each once, in their order, with what is never open. */
export const closedAfter = (
  closed: readonly ClassSetting[],
  { open = [], close = [] }: SettingsChange,
): readonly ClassSetting[] =>
  CLASS_SETTINGS.filter(
    (each) => close.includes(each) || NEVER_IN_CLASS.includes(each) || (closed.includes(each) && !open.includes(each)),
  );
