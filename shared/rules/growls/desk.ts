import { GROUP_OF, GROWLS, type GrowlGroup, type GrowlKind } from "./kinds.ts";

/** One growl. */
export interface Growl {
  /** Of type, sub-type and player: a newer one with the same key replaces the older one. @source core §3 Notification */
  readonly key: string;
  readonly kind: GrowlKind;
  /** The senders; several when growls were merged. */
  readonly from: readonly number[];
  /** The numbers of the notifications in it. */
  readonly numbers: readonly number[];
}

export const keyOf = (kind: GrowlKind, userID?: number): string =>
  ["growl", kind, userID].filter((part) => part !== undefined).join(":");

/** The shown growls and the waiting ones. */
export interface GrowlDesk<G extends Growl> {
  readonly shown: readonly G[];
  readonly waiting: readonly G[];
  /** During a race nothing is shown; shown growls wait again. */
  readonly isHeld: boolean;
}

/** The kinds that name whose race is open. */
const NAMES_A_RACE: ReadonlySet<GrowlKind> = new Set(["waiting-to-play", "race-invite"]);

const unique = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)];
const allOf = <G extends Growl>({ shown, waiting }: GrowlDesk<G>): readonly G[] => [...shown, ...waiting];

/**
 * Adds a growl. More than two players who wait to play are merged; "a race is open" is dropped beside a growl that says
 * whose.
 *
 * @source core §9 Growls shown
 */
export function withGrowl<G extends Growl>(before: GrowlDesk<G>, growl: G): GrowlDesk<G> {
  const desk = NAMES_A_RACE.has(growl.kind) ? without(before, ({ kind }) => kind === "open-games") : before;
  const waiters = growl.kind === "waiting-to-play" ? allOf(desk).filter(({ kind }) => kind === growl.kind) : [];
  const from = unique([...waiters, growl].flatMap((each) => each.from));
  const isMerged = from.length > GROWLS.mostWaiting;
  const numbers = unique([...waiters, growl].flatMap((each) => each.numbers));
  const next = isMerged ? { ...growl, key: keyOf(growl.kind), from, numbers } : growl;
  const isReplaced = (other: G): boolean => (isMerged ? waiters.includes(other) : other.key === growl.key);
  const place = desk.shown.findIndex(isReplaced);
  const shown = desk.shown.filter((other) => !isReplaced(other));
  const waiting = desk.waiting.filter((other) => !isReplaced(other));
  if (place === -1) return settled({ ...desk, shown, waiting: [...waiting, next] });
  return settled({ ...desk, shown: shown.toSpliced(place, 0, next), waiting });
}

/** Removes a shown growl, and the next one takes its place. One that waits again is left alone. */
export function withoutGrowl<G extends Growl>(desk: GrowlDesk<G>, key: string): GrowlDesk<G> {
  if (!desk.shown.some((growl) => growl.key === key)) return desk;
  return settled({ ...desk, shown: desk.shown.filter((growl) => growl.key !== key) });
}

/** Holds all growls back, or releases them. */
export function held<G extends Growl>(desk: GrowlDesk<G>, isHeld: boolean): GrowlDesk<G> {
  return desk.isHeld === isHeld ? desk : settled({ ...desk, isHeld });
}

const OF_OPEN_RACES: ReadonlySet<GrowlKind> = new Set(["open-games", "waiting-to-play", "race-invite"]);

/** Drops calls to races: a racer in a race has answered them. */
export const withoutCalls = <G extends Growl>(desk: GrowlDesk<G>): GrowlDesk<G> =>
  without(desk, ({ kind }) => OF_OPEN_RACES.has(kind));

/** Drops every growl of a group. */
export function withoutGroup<G extends Growl>(desk: GrowlDesk<G>, group: GrowlGroup): GrowlDesk<G> {
  return without(desk, ({ kind }) => GROUP_OF[kind] === group);
}

function without<G extends Growl>(desk: GrowlDesk<G>, goes: (growl: G) => boolean): GrowlDesk<G> {
  if (!allOf(desk).some(goes)) return desk;
  const stays = (growl: G): boolean => !goes(growl);
  return settled({ ...desk, shown: desk.shown.filter(stays), waiting: desk.waiting.filter(stays) });
}

/** Everything up to this number has been shown or dropped. */
export function readUpTo<G extends Growl>(desk: GrowlDesk<G>, lastID: number): number {
  const pending = allOf(desk).flatMap(({ numbers }) => numbers);
  return pending.length === 0 ? lastID : Math.min(...pending) - 1;
}

/** At most three are shown, and one friend who came online at a time. @source teams-shop-seasons §4 Friend-online toasts */
function settled<G extends Growl>(desk: GrowlDesk<G>): GrowlDesk<G> {
  if (desk.isHeld) return { ...desk, shown: [], waiting: allOf(desk) };
  const shown = [...desk.shown];
  const waiting: G[] = [];
  for (const growl of desk.waiting) {
    const isSecondFriend = growl.kind === "friend-online" && shown.some(({ kind }) => kind === growl.kind);
    (shown.length < GROWLS.mostShown && !isSecondFriend ? shown : waiting).push(growl);
  }
  return { ...desk, shown, waiting };
}
