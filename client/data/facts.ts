import { FACTS, type Fact } from "#shared/contracts/facts.ts";
import type { SelfPart } from "#shared/contracts/self.ts";

import { openChannel, type Channel } from "../browser/channel.ts";
import { freshParts } from "./self-parts.ts";

type Listener = (facts: readonly Fact[]) => void;

/** The parts of the racer that are stale after a fact changed. */
export const PARTS_OF: Readonly<Record<Fact, readonly SelfPart[]>> = {
  account: ["account"],
  wallet: ["wallet"],
  progress: ["progress"],
  friends: ["counters"],
  gifts: ["counters"],
  garage: [],
  rewards: ["rewards"],
  achievements: [],
  notices: ["counters"],
  team: ["team", "counters"],
  teammates: [],
  challenges: [],
  season: ["season"],
  shop: ["purchases"],
  popUps: [],
};

/** Changes that belong together arrive one by one: they are gathered for this long. */
const GATHER_MS = 50;

const listeners = new Set<Listener>();
const heard = new Set<Fact>();
let hearing: number | undefined;
let otherTabs: Channel<readonly Fact[]> | undefined;

/** Subscribes to the player's changed facts. @returns unsubscribes */
export function onFacts(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Announces what this page just changed: everything that shows it refetches, here and in this browser's other tabs.
 *
 * @returns when the racer has been refetched
 */
export function tell(...facts: readonly Fact[]): Promise<void> {
  otherTabs?.post(facts);
  return know(facts);
}

/** The same for what this page shows already: it is asked again along with what the server says of it. */
export function tellShown(...facts: readonly Fact[]): void {
  otherTabs?.post(facts);
  hear(facts);
}

/**
 * Announces what changed elsewhere. Facts that arrive close together are fetched once. What a newer server or tab calls by
 * a name that this page doesn't know, it doesn't show either.
 *
 * @param withinMs each page waits a random time up to this, so that requests are spread
 */
export function hear(facts: readonly Fact[], withinMs = 0): void {
  const known = facts.filter((fact) => FACTS.includes(fact));
  if (known.length === 0) return;
  for (const fact of known) heard.add(fact);
  hearing ??= window.setTimeout(() => void know([]), GATHER_MS + withinMs * Math.random());
}

/**
 * Exchanges changes with this browser's other tabs, also without a connection.
 *
 * @returns stops it
 */
export function hearOtherTabs(): () => void {
  const channel = openChannel<readonly Fact[]>("own-facts", (facts) => hear(facts));
  otherTabs = channel;
  return () => {
    channel.close();
    otherTabs = undefined;
  };
}

function know(told: readonly Fact[]): Promise<void> {
  clearTimeout(hearing);
  hearing = undefined;
  const facts = [...new Set([...heard, ...told])];
  heard.clear();
  for (const listener of listeners) listener(facts);
  return freshParts(facts.flatMap((fact) => PARTS_OF[fact]));
}
