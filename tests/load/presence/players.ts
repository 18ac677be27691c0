import { sql } from "kysely";

import { realtimeTicket } from "#shared/contracts/account/auth.ts";
import type { SessionID, UserID } from "#shared/ids.ts";
import { loadSigningKeys } from "#shared/server/accounts/sessions/keys.ts";
import { newTokens, type Tokens } from "#shared/server/accounts/sessions/tokens.ts";
import { connect } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { testVault } from "../../support/vault.ts";

const FIRST_USER = 1_000_000;
const ASKED_AT_ONCE = 16;

interface Player {
  readonly userID: UserID;
  readonly sessionID: SessionID;
}

/** Accounts with sessions, made at once in the database; from there on they do what pages do. */
export class Players {
  readonly first = FIRST_USER;
  readonly #all: readonly Player[];
  readonly #tokens: Tokens;
  readonly #apiUrl: string;

  private constructor(all: readonly Player[], tokens: Tokens, apiUrl: string) {
    this.#all = all;
    this.#tokens = tokens;
    this.#apiUrl = apiUrl;
  }

  /** @param friends how many friends each has: the neighbours on both sides in a ring */
  static async make(databaseUrl: string, apiUrl: string, count: number, friends: number): Promise<Players> {
    const { db } = connect(databaseUrl, (error) => console.error(error.message));
    const now = nowStamp();
    const { rows } = await db.transaction().execute(async (trx) => {
      // The rows refer to each other as they should: a check of each of a million costs minutes.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`insert into users (user_id, account_type, username, username_skeleton, password_hash, display_name, car_id,
          car_hue_angle, created_stamp, last_seen_stamp)
        overriding system value
        select ${FIRST_USER}::bigint + n, 'standard', 'load_' || n, 'load_' || n, 'x', 'Load ' || n, 1, n % 360, ${now}, ${now}
        from generate_series(0, ${count - 1}::int) n`.execute(trx);
      await sql`insert into friendships (user_id, friend_id, since_stamp)
        select ${FIRST_USER}::bigint + n, ${FIRST_USER}::bigint + (n + d + ${count}::int) % ${count}::int, ${now}
        from generate_series(0, ${count - 1}::int) n,
          generate_series(${-Math.floor(friends / 2)}::int, ${Math.ceil(friends / 2)}::int) d
        where d <> 0`.execute(trx);
      return sql<Player>`insert into sessions (session_id, user_id, created_stamp, expires_stamp)
        select gen_random_uuid(), user_id, ${now}, ${now + 86_400} from users where user_id >= ${FIRST_USER}
        returning user_id as "userID", session_id as "sessionID"`.execute(trx);
    });
    await sql`analyze users, friendships, sessions`.execute(db);
    const tokens = newTokens(await loadSigningKeys(db, testVault), testVault);
    await db.destroy();
    return new Players(
      rows.toSorted((one, other) => one.userID - other.userID),
      tokens,
      apiUrl,
    );
  }

  /** Some of them sign in for a line, by the call that pages make. @returns their tickets, in their order */
  async tickets(from: number, count: number): Promise<string[]> {
    const tickets: string[] = [];
    const queue = this.#all.slice(from, from + count).entries();
    const hand = async (): Promise<void> => {
      for (const [nth, player] of queue) tickets[nth] = await this.#ticketOf(player);
    };
    await Promise.all(Array.from({ length: ASKED_AT_ONCE }, hand));
    return tickets;
  }

  /** What a player's calls carry. */
  token({ userID, sessionID }: Player): Promise<string> {
    return this.#tokens.issue(userID, sessionID);
  }

  player(index: number): Player {
    const player = this.#all[index];
    if (!player) throw new Error(`there is no player ${index}`);
    return player;
  }

  async #ticketOf(player: Player): Promise<string> {
    const answer = await this.call(player, realtimeTicket.path);
    return (answer as { ticket: string }).ticket;
  }

  async call(player: Player, path: string, body: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    return this.#ask(player, path, { method: "POST", body: JSON.stringify(body) });
  }

  look(player: Player, path: string): Promise<unknown> {
    return this.#ask(player, path, {});
  }

  async #ask(
    player: Player,
    path: string,
    how: { readonly method?: string; readonly body?: string },
  ): Promise<unknown> {
    const headers = { authorization: `Bearer ${await this.token(player)}`, "content-type": "application/json" };
    const answer = await fetch(`${this.#apiUrl}/api/v2${path}`, { ...how, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
