import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import { connect, type Connection } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import {
  purgeRaceNitros,
  purgeRaceSeats,
  giveSeatsBack,
  moveSeats,
  returnNitros,
  takeSeats,
  type Seating,
  type SeatTaker,
} from "#shared/server/race/race-seats.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, days, minutes } from "#shared/units.ts";

import { Batched } from "../../game-server/cluster/batched.ts";
import { newDatabase } from "../support/database.ts";
import { newStage, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";

const MANY = 200;
const ROUNDS = 20;

let connection: Connection;
beforeAll(async () => {
  connection = connect(await newDatabase(), (error) => console.error(error));
});
afterAll(() => connection.db.destroy());

let users = 0;
const newUsers = (count: number): UserID[] => Array.from({ length: count }, () => ++users as UserID);
const newRaceID = (): RaceID => randomUUID() as RaceID;
const into = (lobbyID: string, userIDs: readonly UserID[]): SeatTaker[] =>
  userIDs.map((userID) => ({ userID, lobbyID }));

async function roomsOf(userIDs: readonly UserID[]): Promise<(string | undefined)[]> {
  const rows = await connection.db.selectFrom("race_seats").select(["user_id", "room_id"]).execute();
  return userIDs.map((userID) => rows.find(({ user_id }) => user_id === userID)?.room_id);
}

describe("the seats of many", () => {
  it("are taken by one statement, each for the lobby that wants it, which learns where it was before", async () => {
    const [one, two, three] = newUsers(3) as [UserID, UserID, UserID];
    await takeSeats(connection.db, into("public", [one]));
    const seatings = await takeSeats(connection.db, [...into("friends", [two, one]), ...into("public", [three])]);
    expect(seatings).toEqual(
      new Map<UserID, Seating>([
        [one, { isTaken: true, before: "public" }],
        [two, { isTaken: true, before: null }],
        [three, { isTaken: true, before: null }],
      ]),
    );
    expect(await roomsOf([one, two, three])).toEqual(["friends", "friends", "public"]);
  });

  it("stay with the races that have them, except for a racer who is known to be done with one", async () => {
    const [one, two, three] = newUsers(3) as [UserID, UserID, UserID];
    const raceID = newRaceID();
    await takeSeats(connection.db, into("public", [one, two, three]));
    await moveSeats(connection.db, [{ raceID, lobbyID: "public", userIDs: [one, two] }]);
    const seatings = await takeSeats(connection.db, [
      { userID: one, lobbyID: "friends", overID: raceID },
      { userID: two, lobbyID: "friends" },
      { userID: three, lobbyID: "friends", overID: raceID },
    ]);
    expect(seatings.get(one)).toEqual({ isTaken: true, before: "public" });
    expect(seatings.get(two)).toMatchObject({ isTaken: false, race: { raceID, lobbyID: "public" } });
    expect(seatings.get(three)).toEqual({ isTaken: true, before: "public" });
    expect(await roomsOf([one, two, three])).toEqual(["friends", raceID, "friends"]);
  });

  it("move into several races at once, without racers who sit elsewhere, and on from a lobby's previous race", async () => {
    const [one, two, three, four] = newUsers(4) as [UserID, UserID, UserID, UserID];
    const [first, second, next] = [newRaceID(), newRaceID(), newRaceID()];
    await takeSeats(connection.db, [...into("public", [one]), ...into("friends", [two, three, four])]);
    const moved = await moveSeats(connection.db, [
      { raceID: first, lobbyID: "public", userIDs: [one, two] },
      { raceID: second, lobbyID: "friends", userIDs: [three, four] },
    ]);
    expect([...moved.keys()]).toEqual([one, three, four]);
    await moveSeats(connection.db, [
      { raceID: next, lobbyID: "friends", userIDs: [two, three], beforeIDs: [second] },
      { raceID: newRaceID(), lobbyID: "friends", userIDs: [four] },
    ]);
    expect(await roomsOf([one, two, three, four])).toEqual([first, next, next, second]);
  });

  it("are not in a race's way of before, when the lobby had none", async () => {
    const [one] = newUsers(1) as [UserID];
    const [first, next] = [newRaceID(), newRaceID()];
    await takeSeats(connection.db, into("public", [one]));
    await moveSeats(connection.db, [{ raceID: first, lobbyID: "public", userIDs: [one] }]);
    const move = { raceID: next, lobbyID: "public", userIDs: [one] };
    expect((await moveSeats(connection.db, [move])).size).toBe(0);
    expect([...(await moveSeats(connection.db, [{ ...move, beforeIDs: [first] }])).keys()]).toEqual([one]);
    expect(await roomsOf([one])).toEqual([next]);
  });

  it("never wait for each other in a ring, in whatever order they are taken, moved and given back", async () => {
    const userIDs = newUsers(MANY);
    const turned = userIDs.toReversed();
    for (let round = 0; round < ROUNDS; round++) {
      const [raceID, other] = [newRaceID(), newRaceID()];
      await takeSeats(connection.db, into("public", userIDs));
      await Promise.all([
        moveSeats(connection.db, [{ raceID, lobbyID: "public", userIDs: turned }]),
        takeSeats(connection.db, into("public", turned)),
        moveSeats(connection.db, [{ raceID: other, lobbyID: "public", userIDs }]),
        giveSeatsBack(
          connection.db,
          turned.map((userID) => ({ raceID, userID, usedNitro: false })),
        ),
      ]);
      for (const doneID of [raceID, other]) {
        await giveSeatsBack(
          connection.db,
          userIDs.map((userID) => ({ raceID: doneID, userID, usedNitro: false })),
        );
      }
    }
    expect(new Set(await roomsOf(userIDs))).toEqual(new Set(["public"]));
  });
});

it("a seat that nobody sat down in for days is forgotten", async () => {
  const [gone, here] = newUsers(2) as [UserID, UserID];
  await takeSeats(connection.db, into("public", [gone, here]));
  const then = before(nowStamp(), days(3));
  await connection.db.updateTable("race_seats").set({ since_stamp: then }).where("user_id", "=", gone).execute();
  await perform({ db: connection.db, nowStamp }, purgeRaceSeats);
  expect(await roomsOf([gone, here])).toEqual([undefined, "public"]);
});

describe("questions of many", () => {
  const together = (ask: (takers: readonly SeatTaker[]) => void = () => undefined): Batched<SeatTaker, Seating> =>
    new Batched<SeatTaker, Seating>({
      racersOf: ({ userID }) => [userID],
      ask: async (takers) => {
        ask(takers);
        const seatings = await takeSeats(connection.db, takers);
        return ({ userID }) => seatings.get(userID) as Seating;
      },
    });

  it("are asked as few, and each is answered; of one racer one after the other, so that the last lobby has the seat", async () => {
    const userIDs = newUsers(MANY);
    const asked: number[] = [];
    const seats = together((takers) => void asked.push(takers.length));
    const first = userIDs.map((userID) => seats.ask({ userID, lobbyID: "public" }));
    const second = userIDs.map((userID) => seats.ask({ userID, lobbyID: "friends" }));
    expect(await Promise.all(first)).toEqual(userIDs.map(() => ({ isTaken: true, before: null })));
    expect((await Promise.all(second)).map((seating) => seating.isTaken && seating.before)).toEqual(
      userIDs.map(() => "public"),
    );
    expect(asked).toEqual([MANY, MANY]);
    expect(new Set(await roomsOf(userIDs))).toEqual(new Set(["friends"]));
  });

  it("fail together, and the next ones are asked again", async () => {
    let isAway = true;
    const seats = together(() => {
      if (isAway) throw new Error("away");
    });
    const userIDs = newUsers(3);
    const refused = await Promise.allSettled(userIDs.map((userID) => seats.ask({ userID, lobbyID: "public" })));
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    isAway = false;
    const [userID] = userIDs as [UserID, ...UserID[]];
    expect(await seats.ask({ userID, lobbyID: "public" })).toEqual({ isTaken: true, before: null });
  });
});

describe("a nitro", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await newStage();
  });
  afterAll(() => stage.db.destroy());
  const nitrosOf = async (userID: UserID) =>
    (await stage.db.selectFrom("users").select("nitros").where("user_id", "=", userID).executeTakeFirstOrThrow())
      .nitros;
  /** Into a race of their own. */
  async function enters(userID: UserID, raceID = newRaceID()): Promise<readonly [RaceID, boolean | undefined]> {
    await stage.db.deleteFrom("race_seats").where("user_id", "=", userID).execute();
    await takeSeats(stage.db, into("public", [userID]));
    const moved = await moveSeats(stage.db, [{ raceID, lobbyID: "public", userIDs: [userID] }]);
    return [raceID, moved.get(userID)?.hasNitro];
  }
  const settles = (userID: UserID, raceID: RaceID, skipped: number) => {
    const outcome = racedBy([{ userID, typer: person(3) }], nowStamp(), 3);
    const results = outcome.results.map((result) => ({ ...result, skipped }));
    return stage.run((work) => settleRace(work, { ...outcome, raceID, results }));
  };

  it("is in one race at a time, until that one is settled", async () => {
    const [userID, other] = [await stage.newPlayer({ nitros: 1 }), await stage.newPlayer({ nitros: 1 })];
    const [first, hasNitro] = await enters(userID);
    expect(hasNitro).toBe(true);
    expect((await enters(userID, first))[1]).toBe(true);
    const [second, hasSecond] = await enters(userID);
    expect([hasSecond, (await enters(other))[1]]).toEqual([false, true]);
    await settles(userID, second, 0);
    expect((await enters(userID))[1]).toBe(false);
    await settles(userID, first, 0);
    const [third, hasThird] = await enters(userID);
    expect(hasThird).toBe(true);
    await settles(userID, third, 4);
    expect([await nitrosOf(userID), (await enters(userID))[1]]).toEqual([0, false]);
  });

  it("that was not used is free as soon as its racer is done, and one that was used is not", async () => {
    const [saver, user] = [await stage.newPlayer({ nitros: 1 }), await stage.newPlayer({ nitros: 1 })];
    const [raceID] = await enters(saver);
    await enters(user, raceID);
    await giveSeatsBack(stage.db, [
      { raceID, userID: saver, usedNitro: false },
      { raceID, userID: user, usedNitro: true },
    ]);
    expect([(await enters(saver))[1], (await enters(user))[1]]).toEqual([true, false]);
  });

  it("is given back while its race is settled, and neither waits for the other in a ring", async () => {
    const userIDs = await Promise.all(Array.from({ length: 5 }, () => stage.newPlayer({ nitros: 1 })));
    for (let round = 0; round < ROUNDS; round++) {
      const raceID = newRaceID();
      for (const userID of userIDs) await enters(userID, raceID);
      const done = userIDs.map((userID) => ({ raceID, userID, usedNitro: false }));
      await Promise.all([
        giveSeatsBack(stage.db, done.toReversed()),
        stage.run((work) => returnNitros(work, raceID)),
        giveSeatsBack(stage.db, done),
      ]);
      expect(await stage.db.selectFrom("race_nitros").selectAll().where("race_id", "=", raceID).execute()).toEqual([]);
    }
  });

  it("of several comes along into as many races", async () => {
    const userID = await stage.newPlayer({ nitros: 2 });
    const had: (boolean | undefined)[] = [];
    for (let nth = 0; nth < 3; nth++) had.push((await enters(userID))[1]);
    expect(had).toEqual([true, true, false]);
  });

  it("that went into a race which never came to its end is free again after twenty minutes", async () => {
    const userID = await stage.newPlayer({ nitros: 1 });
    await enters(userID);
    await stage.db
      .updateTable("race_nitros")
      .set({ since_stamp: before(nowStamp(), minutes(18)) })
      .execute();
    expect((await enters(userID))[1]).toBe(false);
    await stage.db
      .updateTable("race_nitros")
      .set({ since_stamp: before(nowStamp(), minutes(20)) })
      .execute();
    expect((await enters(userID))[1]).toBe(true);
    await stage.db
      .updateTable("race_nitros")
      .set({ since_stamp: before(nowStamp(), minutes(20)) })
      .execute();
    await stage.run(purgeRaceNitros);
    expect(await stage.db.selectFrom("race_nitros").selectAll().execute()).toEqual([]);
  });
});
