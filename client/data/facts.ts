import type { Fact } from "#shared/contracts/facts.ts";
import type { SelfPart } from "#shared/contracts/self.ts";

import { freshParts } from "./self-parts.ts";

type Listener = (facts: readonly Fact[]) => void;

/** Which parts of the racer are old once a fact changed. */
export const PARTS_OF: Readonly<Record<Fact, readonly SelfPart[]>> = {
  account: ["account"],
  wallet: ["wallet"],
  progress: ["progress"],
  friends: ["counters"],
  gifts: ["counters"],
};

/** What changes together is told one after the other: so long it is gathered. */
const GATHER_MS = 50;

const listeners = new Set<Listener>();
const heard = new Set<Fact>();
let hearing: number | undefined;
let otherTabs: BroadcastChannel | undefined;

/** Hears which of the player's things changed. @returns stops hearing */
export function onFacts(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Says what this page just changed: whatever shows some of it asks again, here and in this browser's other tabs.
 *
 * @returns when the racer is known anew
 */
export function tell(...facts: readonly Fact[]): Promise<void> {
  otherTabs?.postMessage(facts);
  return know(facts);
}

/** The same for what this page shows already: it is asked again along with what the server says of it. */
export function tellShown(...facts: readonly Fact[]): void {
  otherTabs?.postMessage(facts);
  hear(facts);
}

/**
 * Says what changed elsewhere. Facts that come close together are asked for once.
 *
 * @param withinMs every page that is told waits up to so long, so that many do not ask in the same moment
 */
export function hear(facts: readonly Fact[], withinMs = 0): void {
  for (const fact of facts) heard.add(fact);
  hearing ??= window.setTimeout(() => void know([]), GATHER_MS + withinMs * Math.random());
}

/** Hears what other tabs of this browser change, also where there is no line to bring it. */
export function hearOtherTabs(): void {
  otherTabs = new BroadcastChannel("own-facts");
  otherTabs.addEventListener("message", ({ data }: MessageEvent<readonly Fact[]>) => hear(data));
}

function know(told: readonly Fact[]): Promise<void> {
  clearTimeout(hearing);
  hearing = undefined;
  const facts = [...new Set([...heard, ...told])];
  heard.clear();
  for (const listener of listeners) listener(facts);
  return freshParts(facts.flatMap((fact) => PARTS_OF[fact]));
}
