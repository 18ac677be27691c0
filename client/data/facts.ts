import type { QueryKey } from "@tanstack/react-query";

import { FACTS, type Fact } from "#shared/contracts/facts.ts";
import type { SelfPart } from "#shared/contracts/self.ts";

import { openChannel, type Channel } from "../browser/channel.ts";
import { KEYS_OF, PARTS_OF } from "./keys.ts";
import { CARRIES_NOTHING, OwnChanges, type Carried } from "./own-changes.ts";
import { freshParts } from "./self-parts.ts";

/** @param keys the answers that are stale by that */
type Listener = (facts: readonly Fact[], keys: ReadonlySet<QueryKey>) => void;

/** Changes that belong together arrive one by one: they are gathered for this long. */
const GATHER_MS = 50;

const listeners = new Set<Listener>();
const heard = new Set<Fact>();
const stale = { parts: new Set<SelfPart>(), keys: new Set<QueryKey>() };
const own = new OwnChanges();
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
  note(facts);
  return know();
}

/** The same for what this page shows already: it is asked again along with what the server says of it. */
export function tellShown(...facts: readonly Fact[]): void {
  otherTabs?.post(facts);
  hear(facts);
}

/** A change of this page is under way, by the key of its call. What the server says of it waits for the answer. */
export const changes = (key: string): void => own.begin(key);

/**
 * Announces a change of this page that is done, or that may be: other tabs ask for all of it, this page for what its answer
 * did not carry. Nothing of that is asked for either when the server says that it has changed.
 *
 * @param carried undefined where no answer came
 */
export function changed(key: string, facts: readonly Fact[], carried?: Carried): void {
  otherTabs?.post(facts);
  const rest = own.end(key, facts, carried);
  note(rest.facts, rest.carried, key);
  void know();
}

/**
 * Announces what changed elsewhere. Facts that arrive close together are fetched once. What a newer server or tab calls by
 * a name that this page doesn't know, it doesn't show either.
 *
 * @param withinMs each page waits a random time up to this, so that requests are spread
 * @param by the key of the call that changed them
 */
export function hear(facts: readonly Fact[], withinMs = 0, by?: string): void {
  const known = facts.filter((fact) => FACTS.includes(fact));
  const news = by === undefined ? { facts: known, carried: CARRIES_NOTHING } : own.said(by, known);
  if (news.facts.length === 0) return;
  note(news.facts, news.carried, by);
  hearing ??= window.setTimeout(() => void know(), GATHER_MS + withinMs * Math.random());
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

/** @param by the key of the own change that they are of */
function note(facts: readonly Fact[], { parts, keys }: Carried = CARRIES_NOTHING, by?: string): void {
  own.meanwhile(facts, by);
  for (const fact of facts) {
    heard.add(fact);
    for (const part of PARTS_OF[fact]) if (!parts.includes(part)) stale.parts.add(part);
    for (const key of KEYS_OF[fact]) if (!keys.includes(key)) stale.keys.add(key);
  }
}

function know(): Promise<void> {
  clearTimeout(hearing);
  hearing = undefined;
  const [facts, parts, keys] = [[...heard], [...stale.parts], new Set(stale.keys)];
  for (const each of [heard, stale.parts, stale.keys]) each.clear();
  for (const listener of listeners) listener(facts, keys);
  return freshParts(parts);
}
