import { GROWLS, type GrowlGroup } from "./groups.ts";

/** One growl. */
export interface Growl {
  /** Of type, sub-type and player: a newer one with the same key replaces the older one. @source core §3 Notification */
  readonly key: string;
  readonly kind: string;
  readonly group: GrowlGroup;
  /** The senders; several when growls were merged. */
  readonly from: readonly number[];
  /** The numbers of the notifications in it. */
  readonly numbers: readonly number[];
}

export const keyOf = (kind: string, userID?: number): string =>
  ["growl", kind, userID].filter((part) => part !== undefined).join(":");

/** The shown growls and the waiting ones. */
export interface GrowlQueue<G extends Growl> {
  readonly shown: readonly G[];
  readonly waiting: readonly G[];
  /** During a race nothing is shown; shown growls wait again. */
  readonly isHeld: boolean;
  /** So many have room; without a number, as many as anywhere. */
  readonly most?: number;
}

/** The kinds that name whose race is open. */
const NAMES_A_RACE: ReadonlySet<string> = new Set(["waiting-to-play", "race-invite"]);

const unique = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)];
const allOf = <G extends Growl>({ shown, waiting }: GrowlQueue<G>): readonly G[] => [...shown, ...waiting];

/**
 * Adds a growl. More than two players who wait to play are merged; "a race is open" is dropped beside a growl that says
 * whose.
 *
 * @source core §9 Growls shown
 */
export function withGrowl<G extends Growl>(before: GrowlQueue<G>, growl: G): GrowlQueue<G> {
  const queue = NAMES_A_RACE.has(growl.kind) ? without(before, ({ kind }) => kind === "open-games") : before;
  const waiters = growl.kind === "waiting-to-play" ? allOf(queue).filter(({ kind }) => kind === growl.kind) : [];
  const from = unique([...waiters, growl].flatMap((each) => each.from));
  const isMerged = from.length > GROWLS.mostWaiting;
  const numbers = unique([...waiters, growl].flatMap((each) => each.numbers));
  const next = isMerged ? { ...growl, key: keyOf(growl.kind), from, numbers } : growl;
  const isReplaced = (other: G): boolean => (isMerged ? waiters.includes(other) : other.key === growl.key);
  const place = queue.shown.findIndex(isReplaced);
  const shown = queue.shown.filter((other) => !isReplaced(other));
  const waiting = queue.waiting.filter((other) => !isReplaced(other));
  if (place === -1) return settled({ ...queue, shown, waiting: [...waiting, next] });
  return settled({ ...queue, shown: shown.toSpliced(place, 0, next), waiting });
}

/** Removes a shown growl, and the next one takes its place. One that waits again is left alone. */
export function withoutGrowl<G extends Growl>(queue: GrowlQueue<G>, key: string): GrowlQueue<G> {
  if (!queue.shown.some((growl) => growl.key === key)) return queue;
  return settled({ ...queue, shown: queue.shown.filter((growl) => growl.key !== key) });
}

/** Holds all growls back, or releases them. */
export function held<G extends Growl>(queue: GrowlQueue<G>, isHeld: boolean): GrowlQueue<G> {
  return queue.isHeld === isHeld ? queue : settled({ ...queue, isHeld });
}

const OF_OPEN_RACES: ReadonlySet<string> = new Set(["open-games", "waiting-to-play", "race-invite"]);

/** Drops calls to races: a racer in a race has answered them. */
export const withoutCalls = <G extends Growl>(queue: GrowlQueue<G>): GrowlQueue<G> =>
  without(queue, ({ kind }) => OF_OPEN_RACES.has(kind));

/** Drops those with a notification whose matter is over by now. */
export const withoutOver = <G extends Growl>(queue: GrowlQueue<G>, over: ReadonlySet<number>): GrowlQueue<G> =>
  without(queue, ({ numbers }) => numbers.some((number) => over.has(number)));

/** Drops every growl of a group. */
export function withoutGroup<G extends Growl>(queue: GrowlQueue<G>, group: GrowlGroup): GrowlQueue<G> {
  return without(queue, (growl) => growl.group === group);
}

function without<G extends Growl>(queue: GrowlQueue<G>, goes: (growl: G) => boolean): GrowlQueue<G> {
  if (!allOf(queue).some(goes)) return queue;
  const stays = (growl: G): boolean => !goes(growl);
  return settled({ ...queue, shown: queue.shown.filter(stays), waiting: queue.waiting.filter(stays) });
}

/** Everything up to this number has been shown or dropped. */
export function readUpTo<G extends Growl>(queue: GrowlQueue<G>, lastID: number): number {
  const pending = allOf(queue).flatMap(({ numbers }) => numbers);
  return pending.length === 0 ? lastID : Math.min(...pending) - 1;
}

/** At most three are shown, and one friend who came online at a time. @source teams-shop-seasons §4 Friend-online toasts */
function settled<G extends Growl>(queue: GrowlQueue<G>): GrowlQueue<G> {
  if (queue.isHeld) return { ...queue, shown: [], waiting: allOf(queue) };
  const shown = [...queue.shown];
  const waiting: G[] = [];
  const { most = GROWLS.mostShown } = queue;
  for (const growl of queue.waiting) {
    const isSecondFriend = growl.kind === "friend-online" && shown.some(({ kind }) => kind === growl.kind);
    (shown.length < most && !isSecondFriend ? shown : waiting).push(growl);
  }
  return { ...queue, shown, waiting };
}
