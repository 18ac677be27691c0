import { randomUUID } from "node:crypto";

import type { Kysely } from "kysely";

import type { SessionID } from "#shared/ids.ts";
import { loadSigningKeys } from "#shared/server/accounts/sessions/keys.ts";
import { newTokens } from "#shared/server/accounts/sessions/tokens.ts";
import type { Database } from "#shared/server/database.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, minutes } from "#shared/units.ts";

import { testVault } from "./vault.ts";
import { Visitor } from "./visitor.ts";

let turn = 0;

/** Many signed-in players: hashing their passwords would take longer than the test. */
export async function signedInPlayers(
  db: Kysely<Database>,
  product: { readonly url: string },
  count: number,
): Promise<Visitor[]> {
  const now = nowStamp();
  const names = Array.from({ length: count }, () => `signed-in-${turn++}`);
  const rows = await db
    .insertInto("users")
    .values(
      names.map((name) => ({
        account_type: "standard" as const,
        username: name,
        username_skeleton: name,
        password_hash: "x",
        display_name: name,
        car_id: 1 as never,
        car_hue_angle: 0,
        created_stamp: now,
        last_seen_stamp: now,
      })),
    )
    .returning("user_id")
    .execute();
  const sessions = rows.map(({ user_id }) => ({ user_id, session_id: randomUUID() as SessionID }));
  const expires_stamp = after(now, minutes(60));
  await db
    .insertInto("sessions")
    .values(sessions.map((session) => ({ ...session, created_stamp: now, expires_stamp, revoked_stamp: null })))
    .execute();
  const tokens = newTokens(await loadSigningKeys(db, testVault), testVault);
  return Promise.all(
    sessions.map(async ({ user_id, session_id }) => {
      const visitor = new Visitor(product);
      visitor.userID = user_id;
      visitor.token = await tokens.issue(user_id, session_id);
      return visitor;
    }),
  );
}
