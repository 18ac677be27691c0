import { racerOf, type FriendLobby } from "#shared/rules/friend-lobby/lobby.ts";
import type { FriendHost } from "#shared/server/friend-lobby/friend-lease.ts";

import type { FriendClient } from "./friend-client.ts";
import type { TableCount } from "./link-tables.ts";
import { lobbyView } from "./lobby-view.ts";

/** What each racer of a table was last shown of it. */
export class TableViews {
  readonly #host: FriendHost;
  readonly #shown = new Map<string, string>();
  #race: FriendLobby | undefined;
  #tables: readonly TableCount[] = [];

  constructor(host: FriendHost) {
    this.#host = host;
  }

  /** Sends each racer what changed for them; no view is made again while neither the lobby nor a table did. */
  share(race: FriendLobby, tables: readonly TableCount[], clients: Iterable<FriendClient>): void {
    const isSame = race === this.#race && areSame(tables, this.#tables);
    this.#race = race;
    this.#tables = tables;
    for (const client of clients) {
      if (isSame && this.#shown.has(client.sessionId)) continue;
      const racer = racerOf(race, client.sessionId);
      const view = racer && lobbyView(race, racer, this.#host, tables);
      const shown = JSON.stringify(view);
      if (!view || this.#shown.get(client.sessionId) === shown) continue;
      this.#shown.set(client.sessionId, shown);
      client.send("table", view);
    }
  }

  /** A racer's page begins anew, and is shown everything again. */
  forget({ sessionId }: Pick<FriendClient, "sessionId">): void {
    this.#shown.delete(sessionId);
  }
}

const areSame = (some: readonly TableCount[], others: readonly TableCount[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ tableNumber, racers }, nth) => others[nth]?.tableNumber === tableNumber && others[nth].racers === racers,
  );
