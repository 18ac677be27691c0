import { matchMaker, type MatchMakerDriver, type Presence } from "@colyseus/core";

import { perform, type App } from "#shared/server/platform/work.ts";
import { abandonRacesOf, racingNodes } from "#shared/server/race/running-races.ts";
import { seconds, type Ms } from "#shared/units.ts";

import { pause } from "../../shared/server/platform/pause.ts";
import { LISTED, NO_ADDRESS } from "./listed-nodes.ts";
import { livingNodes } from "./living-nodes.ts";
import { clockMs } from "./node-context.ts";

const LOOK_EVERY_MS = 2_000;
/**
 * All listings are read once in this many checks: they are all that is left of a node that died before this one
 * started.
 */
const LOOKS_A_FULL_ONE = 30;
/** How often each node has looked: who still counts is alive, whatever its subscriptions do. */
const LOOKS = "node-looks";
/**
 * After a trouble with Redis nobody is called gone for so long: lines and subscriptions of the others may come back later than
 * those of this node.
 */
const BACK_WITHIN: Ms = seconds(15);

/**
 * Cleans up after dead nodes of the cluster: they get no more rooms, their listings are removed, and their races are
 * marked as abandoned. The library does so only for nodes it still counts, and only when a node starts or a seat is
 * requested.
 */
export class Neighbours {
  readonly #driver: MatchMakerDriver;
  readonly #presence: Presence;
  readonly #app: App;
  readonly #known = new Set<string>();
  /** What the others had counted at the last look. */
  #counted: Readonly<Record<string, string>> = {};
  readonly #closing = new AbortController();
  #looking: Promise<void> = Promise.resolve();
  #isTroubled = false;
  #troubledMs = -Infinity;
  #isListed = false;

  constructor(app: App, driver: MatchMakerDriver, presence: Presence) {
    this.#app = app;
    this.#driver = driver;
    this.#presence = presence;
  }

  open(): void {
    this.#looking = this.#keepLooking();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#looking;
    const { processId } = matchMaker;
    const leaving = Promise.all([this.#presence.hdel(LISTED, processId), this.#presence.hdel(LOOKS, processId)]);
    await leaving.catch((error: unknown) =>
      this.#app.log.debug({ err: error }, "the node stays among those that list"),
    );
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#closing;
    for (let look = 0; !signal.aborted; look++) {
      await this.#look(look % LOOKS_A_FULL_ONE === 0);
      await pause(LOOK_EVERY_MS, signal);
    }
  }

  async #look(isFull: boolean): Promise<void> {
    try {
      await this.#listAgain();
      const living = await livingNodes(this.#presence);
      const counted = await matchMaker.stats.fetchAll();
      const listed = isFull ? await this.#driver.query({}) : [];
      for (const { processId } of [...counted, ...listed]) this.#known.add(processId);
      if (isFull) for (const node of await racingNodes(this.#app.db)) this.#known.add(node);
      for (const node of living) this.#known.add(node);
      const isCounting = await this.#count();
      const silent = [...this.#known].filter(
        (node) => !living.has(node) && !isCounting(node) && node !== matchMaker.processId,
      );
      if (clockMs() - this.#troubledMs > BACK_WITHIN) await Promise.all(silent.map((node) => this.#ask(node)));
      this.#isTroubled = false;
    } catch (error) {
      this.#troubledMs = clockMs();
      if (!this.#isTroubled) this.#app.log.warn({ err: error }, "the other nodes could not be looked after");
      this.#isTroubled = true;
    }
  }

  /** @returns whether a node has looked since the last look here */
  async #count(): Promise<(node: string) => boolean> {
    const before = this.#counted;
    await this.#presence.hincrby(LOOKS, matchMaker.processId, 1);
    this.#counted = await this.#presence.hgetall(LOOKS);
    return (node) => this.#counted[node] !== before[node];
  }

  /** Redis may have come back empty: the rooms of this node are listed again then. */
  async #listAgain(): Promise<void> {
    const { processId } = matchMaker;
    if (await this.#presence.hget(LISTED, processId)) return;
    this.#troubledMs = this.#isListed ? clockMs() : this.#troubledMs;
    this.#isListed = true;
    await matchMaker.restoreMissingRoomCaches();
    await this.#presence.hset(LISTED, processId, this.#app.config.nodeAddress ?? NO_ADDRESS);
  }

  /** A node that does not answer is removed here and from Redis. If it was only slow, it lists its rooms again. */
  async #ask(node: string): Promise<void> {
    if (await matchMaker.healthCheckProcessId(node)) return;
    const races = await perform(this.#app, (work) => abandonRacesOf(work, [node]));
    // A node that stops in order removes itself first; a dead one is announced by whichever neighbour notices first.
    const address = (await this.#presence.hget(LISTED, node)) ?? undefined;
    const isSudden = races > 0 || address !== undefined;
    await Promise.all([this.#presence.hdel(LISTED, node), this.#presence.hdel(LOOKS, node)]);
    this.#known.delete(node);
    if (isSudden) this.#app.log.warn({ node, nodeAddress: address, races }, "a node is gone; its races are abandoned");
    else this.#app.log.info({ node }, "a node is no longer there");
  }
}
