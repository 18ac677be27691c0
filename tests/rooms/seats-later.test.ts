import { afterAll, beforeAll, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { UserID } from "#shared/ids.ts";
import { connect, type Connection } from "#shared/server/platform/postgres/connection.ts";

import { lineTo, type DatabaseLine } from "../support/database-line.ts";
import { newDatabase } from "../support/database.ts";
import { startOwnProcess, type OwnProcess } from "../support/own-process.ts";
import type { TestRacer } from "../support/racer.ts";
import { openLobby } from "../support/seat.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const ELSEWHERE = CLOSE_CODES.elsewhere.code;

let line: DatabaseLine;
let product: OwnProcess;
let connection: Connection;
beforeAll(async () => {
  const databaseUrl = await newDatabase();
  connection = connect(databaseUrl, (error) => console.error(error));
  line = await lineTo(databaseUrl);
  product = await startOwnProcess({ DATABASE_URL: line.databaseUrl });
});
afterAll(async () => {
  line.mend();
  await product.close();
  await line.close();
  await connection.db.destroy();
});

const seat = (userID: number) =>
  connection.db
    .selectFrom("race_seats")
    .select("room_id")
    .where("user_id", "=", userID as UserID)
    .executeTakeFirst();

/** Racers whose race is made while the database is away. */
async function raceUnasked(visitors: readonly Visitor[]): Promise<readonly TestRacer[]> {
  const pages = await Promise.all(visitors.map((visitor) => openLobby(product.url, visitor)));
  await expect
    .poll(() => Promise.all(visitors.map(async ({ userID }) => (await seat(userID))?.room_id)))
    .toEqual(pages.map(({ lobby }) => lobby.roomId));
  line.cut();
  return Promise.all(pages.map((page) => page.race()));
}

it("a race that was made while the database was away gets its seats when that is back: a second page is told where it is", async () => {
  const visitor = await newRacer(product, "Later-Racer");
  const [racer] = await raceUnasked([visitor]);
  if (!racer) throw new Error("nobody races");
  line.mend();
  await expect.poll(() => seat(visitor.userID), { timeout: 60_000 }).toEqual({ room_id: racer.welcome.raceID });
  await expect(openLobby(product.url, visitor)).rejects.toMatchObject({ code: ELSEWHERE });
  const second = await (await openLobby(product.url, visitor, { takeOver: true })).race();
  expect(second.welcome).toMatchObject({ raceID: racer.welcome.raceID, slot: racer.welcome.slot });
  await second.room.leave();
});

it("a racer who has taken a seat elsewhere by then leaves the race, and the others go on in it", async () => {
  const [gone, stays] = await Promise.all([newRacer(product, "Gone-Racer"), newRacer(product, "Stays-Racer")]);
  const [left, other] = await raceUnasked([gone, stays]);
  if (!left || !other) throw new Error("nobody races");
  expect(left.welcome.raceID).toBe(other.welcome.raceID);
  const elsewhere = { room_id: "friends-on-another-node" };
  await connection.db
    .updateTable("race_seats")
    .set(elsewhere)
    .where("user_id", "=", gone.userID as UserID)
    .execute();
  line.mend();
  expect(await left.left).toBe(ELSEWHERE);
  expect(await seat(gone.userID)).toEqual(elsewhere);
  await expect.poll(() => seat(stays.userID)).toEqual({ room_id: other.welcome.raceID });
  const standings = () =>
    [...other.room.state.seats.values()].filter(({ isBot }) => !isBot).map(({ standing }) => standing);
  await expect.poll(standings).toEqual(expect.arrayContaining(["racing", "unfinished"]));
  await other.room.leave();
});
