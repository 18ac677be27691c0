import { afterAll, beforeAll, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import { keepTrying, PATIENTLY } from "../../client/race/session/reconnect.ts";
import { diceOf } from "../support/dice.ts";
import { startProduct, type Product } from "../support/product.ts";
import { resultsOf, settledOf, typeText, type TestRacer } from "../support/racer.ts";
import { openLobby } from "../support/seat.ts";
import { signedInPlayers } from "../support/signed-in-players.ts";
import type { Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const ELSEWHERE = CLOSE_CODES.elsewhere.code;

/** Of a player's lines in one race the newest drives: that of a page which was long on its way is closed. */
async function driving(lines: readonly TestRacer[]): Promise<TestRacer> {
  if (lines.length === 1 && lines[0]) return lines[0];
  const closed = await Promise.race(lines.map(async (line) => ({ line, code: await line.left })));
  expect(closed.code).toBe(ELSEWHERE);
  return driving(lines.filter((line) => line !== closed.line));
}

it("a hundred players who press Race Now in two tabs at once race one race each, and every race is settled", async () => {
  const PLAYERS = 100;
  const { db } = product.services.app;
  const dice = diceOf("two tabs");
  const visitors = await signedInPlayers(db, product, PLAYERS);
  // Bots are about as fast as their table: nobody waits for slow ones.
  await db.updateTable("users").set({ avg_speed: 200 }).execute();
  const { signal } = new AbortController();
  const wayIn = async (visitor: Visitor): Promise<TestRacer> => {
    const page = await openLobby(product.url, visitor);
    const end = await Promise.race([page.left, page.seat]);
    if (typeof end === "number") throw Object.assign(new Error("the lobby closed"), { code: end });
    return page.race();
  };
  const lines = new Map(visitors.map((visitor) => [visitor, [] as TestRacer[]]));
  const refusals: string[] = [];
  const press = async (visitor: Visitor): Promise<void> => {
    try {
      // As the page does: where the server is too busy, the whole way is tried again.
      lines.get(visitor)?.push(await keepTrying(() => wayIn(visitor), signal, dice, PATIENTLY));
    } catch (refused) {
      const { code, message } = refused as Error & { readonly code?: number };
      if (code !== ELSEWHERE) refusals.push(`${code}: ${message}`);
    }
  };
  // Nobody waits for the others: who stands still for half a minute is out.
  const racers = await Promise.all(
    visitors.map(async (visitor) => {
      await Promise.all([press(visitor), press(visitor)]);
      expect(refusals).toEqual([]);
      const racer = await driving(lines.get(visitor) ?? []);
      await typeText(racer, 250);
      return racer;
    }),
  );
  const racesEach = [...lines.values()].map((own) => new Set(own.map(({ welcome }) => welcome.raceID)).size);
  expect(new Set(racesEach)).toEqual(new Set([1]));
  await Promise.all(racers.map(resultsOf));
  await Promise.all(racers.map(settledOf));
  const raceIDs = [...new Set(racers.map(({ welcome }) => welcome.raceID))];
  const rows = await db
    .selectFrom("race_results")
    .select(["race_id", "user_id"])
    .where("race_id", "in", raceIDs as never)
    .where("user_id", "is not", null)
    .execute();
  expect(rows).toHaveLength(PLAYERS);
  expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set(visitors.map(({ userID }) => userID)));
  await Promise.all(racers.map(({ room }) => room.leave()));
}, 300_000);
