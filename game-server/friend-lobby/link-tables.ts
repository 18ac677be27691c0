import { isDeepStrictEqual } from "node:util";

import type { Presence } from "@colyseus/core";

import { isHere, type FriendLobby, type FriendTable } from "#shared/rules/friend-lobby/lobby.ts";
import type { FriendTerms } from "#shared/rules/friend-lobby/terms.ts";
import { LEASE } from "#shared/server/friend-lobby/friend-lease.ts";
import type { Log } from "#shared/server/platform/log.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";

import { clockMs } from "../cluster/node-context.ts";

/** What a table tells the others behind the same link. */
interface TableNews {
  readonly tableNumber: number;
  readonly racers: number;
  /** The host's terms, from the host's table. */
  readonly terms?: FriendTerms;
}

/** A table behind the link, and how many racers are at it. */
export type TableCount = Pick<TableNews, "tableNumber" | "racers">;

/**
 * The tables behind a host's link, as one of them knows the others, on any node: each says how many it has when that
 * changes, and again while it lasts. The host's terms travel with it.
 */
export class LinkTables {
  readonly #presence: Presence;
  readonly #log: Pick<Log, "warn">;
  readonly #own: FriendTable;
  readonly #onTerms: (terms: FriendTerms) => void;
  readonly #heard = new Map<number, { readonly racers: number; readonly atMs: number }>();
  #race: FriendLobby | undefined;
  #told: TableNews | undefined;

  /** @param onTerms the host's terms, whenever the host's table tells them */
  constructor(presence: Presence, log: Pick<Log, "warn">, own: FriendTable, onTerms: (terms: FriendTerms) => void) {
    this.#presence = presence;
    this.#log = log;
    this.#own = own;
    this.#onTerms = onTerms;
  }

  /** In the order of their numbers, the own one with them. */
  counts(race: FriendLobby): readonly TableCount[] {
    const since = clockMs() - LEASE;
    const others = [...this.#heard].filter(([, { atMs }]) => atMs >= since);
    return [...others.map(([tableNumber, { racers }]) => ({ tableNumber, racers })), countOf(race)].toSorted(
      (a, b) => a.tableNumber - b.tableNumber,
    );
  }

  async open(): Promise<void> {
    await this.#quietly(() => this.#presence.subscribe(this.#topic, this.#hear));
  }

  /** Tells the others what has changed. */
  tell(race: FriendLobby): void {
    if (race === this.#race) return;
    this.#race = race;
    const { scoring, visibility, lessonID } = race;
    const terms = { scoring, visibility, ...(lessonID !== undefined && { lessonID }) };
    const news: TableNews = { ...countOf(race), ...(race.tableNumber === 1 && { terms }) };
    if (isDeepStrictEqual(news, this.#told)) return;
    this.#told = news;
    this.tellAgain();
  }

  /** Tells the others that this table lasts. */
  tellAgain(): void {
    const news = this.#told;
    if (news) void this.#quietly(() => this.#presence.publish(this.#topic, news));
  }

  async close(): Promise<void> {
    await this.#quietly(() => this.#presence.unsubscribe(this.#topic, this.#hear));
    await this.#quietly(() => this.#presence.publish(this.#topic, { ...this.#own, racers: 0 }));
  }

  get #topic(): string {
    return `friend-tables:${this.#own.hostUserID}`;
  }

  readonly #hear = ({ tableNumber, racers, terms }: TableNews): void => {
    if (tableNumber === this.#own.tableNumber) return;
    if (racers > 0) this.#heard.set(tableNumber, { racers, atMs: clockMs() });
    else this.#heard.delete(tableNumber);
    if (terms) this.#onTerms(terms);
  };

  async #quietly(work: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      warnRarely(this.#log, error, "a friend table could not reach the others of its link", { ...this.#own });
    }
  }
}

const countOf = ({ tableNumber, racers }: FriendLobby): TableCount => ({
  tableNumber,
  racers: racers.filter(isHere).length,
});
