import { minutes } from "../../units.ts";
import { DROP_IN } from "./numbers.ts";

/** How many wrong ones there are at a moment: they are forgotten little by little. */
interface Wrong {
  readonly count: number;
  readonly atMs: number;
}

/** Wrong patterns at the door of a lesson, by network. Networks are strings that nobody reads an address from. */
export interface Tries {
  /** The teacher's network, and those from which somebody came in. */
  readonly known: ReadonlySet<string>;
  readonly wrong: ReadonlyMap<string, Wrong>;
  /** Of all networks that aren't known, together. */
  readonly strangers: Wrong;
}

type Limit = (typeof DROP_IN.tries)[keyof typeof DROP_IN.tries];

const NONE: Wrong = { count: 0, atMs: 0 };

export const noTries = (teachersNetwork: string): Tries => ({
  known: new Set([teachersNetwork]),
  wrong: new Map(),
  strangers: NONE,
});

const left = ({ count, atMs }: Wrong, { aMinute }: Limit, nowMs: number): number =>
  Math.max(0, count - (Math.max(0, nowMs - atMs) / minutes(1)) * aMinute);

const hasRoom = (wrong: Wrong, limit: Limit, nowMs: number): boolean => left(wrong, limit, nowMs) + 1 <= limit.most;

const oneMore = (wrong: Wrong, limit: Limit, nowMs: number): Wrong => ({
  count: left(wrong, limit, nowMs) + 1,
  atMs: nowMs,
});

const limitOf = ({ known }: Tries, network: string): Limit =>
  known.has(network) ? DROP_IN.tries.known : DROP_IN.tries.strange;

/** Whether somebody from there may try another pattern. A school stays able to come in, whatever strangers try. */
export function mayTry(tries: Tries, network: string, nowMs: number): boolean {
  const isOwnFree = hasRoom(tries.wrong.get(network) ?? NONE, limitOf(tries, network), nowMs);
  return isOwnFree && (tries.known.has(network) || hasRoom(tries.strangers, DROP_IN.tries.strangers, nowMs));
}

export function noteWrong(tries: Tries, network: string, nowMs: number): Tries {
  const own = oneMore(tries.wrong.get(network) ?? NONE, limitOf(tries, network), nowMs);
  const wrong = new Map(tries.wrong).set(network, own);
  if (tries.known.has(network)) return { ...tries, wrong };
  return { ...tries, wrong, strangers: oneMore(tries.strangers, DROP_IN.tries.strangers, nowMs) };
}

export const noteRight = (tries: Tries, network: string): Tries =>
  tries.known.has(network) ? tries : { ...tries, known: new Set([...tries.known, network]) };
