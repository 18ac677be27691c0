import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import { countDeed } from "#shared/server/achievements/count-deed.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { ownRaceOf } from "#shared/server/race/own-race.ts";
import { giveWampusThings } from "#shared/server/race/wampus-things.ts";
import { countRaces, COUNTERS } from "#shared/server/settlement/counted.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, days, minutes } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { countedRace } from "../support/counted-race.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { person, racedBy } from "../support/typed-race.ts";

const [STICKER, TITLE, CAR] = [130, 519, 84];

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const YESTERDAY = before(nowStamp(), days(1));
let turn = 0;
const raceID = (): RaceID => `00000000-0000-4000-8000-${String(++turn).padStart(12, "0")}` as RaceID;
const beaten = (userID: UserID, more = {}) => countedRace(userID, { raceID: raceID(), beatWampus: true, ...more });
const count = (...races: ReturnType<typeof beaten>[]) => stage.run((work) => countRaces(work, races, COUNTERS));
const thingsOf = async (userID: UserID): Promise<number[]> => {
  const loot = await stage.db.selectFrom("owned_loot").select("loot_id").where("user_id", "=", userID).execute();
  const cars = await stage.db.selectFrom("owned_cars").select("car_id").where("user_id", "=", userID).execute();
  return [...loot.map(({ loot_id }) => loot_id as number), ...cars.map(({ car_id }) => car_id as number)]
    .filter((id) => [STICKER, TITLE, CAR].includes(id))
    .toSorted((one, other) => other - one);
};
async function veteran(times: number): Promise<UserID> {
  const userID = await stage.newPlayer();
  await stage.run((work) => countDeed(work, userID, { add: { wampusBeaten: times } }));
  return userID;
}

describe("finishing ahead of the Wampus", () => {
  it("gives the sticker the first time, the title the tenth and the car the fiftieth, each once", async () => {
    const userID = await stage.newPlayer();
    const had: number[][] = [];
    for (let nth = 1; nth <= 51; nth++) {
      const gains = await count(beaten(userID));
      const things = gains.flatMap(({ things: given = [] }) => given);
      expect([nth, things.length]).toEqual([nth, [1, 10, 50].includes(nth) ? 1 : 0]);
      had.push(await thingsOf(userID));
    }
    expect([had[0], had[8], had[9], had[48], had[49], had[50]]).toEqual([
      [STICKER],
      [STICKER],
      [TITLE, STICKER],
      [TITLE, STICKER],
      [TITLE, STICKER, CAR],
      [TITLE, STICKER, CAR],
    ]);
  });

  it("gives whoever did it often before all of it the next time", async () => {
    const userID = await veteran(73);
    expect(await thingsOf(userID)).toEqual([]);
    await count(beaten(userID));
    expect(await thingsOf(userID)).toEqual([TITLE, STICKER, CAR]);
  });

  it("gives a thing with the very race that it is for, where many are paid together", async () => {
    const userID = await veteran(8);
    await count(beaten(userID, { startedStamp: before(YESTERDAY, minutes(60)) }));
    const races = Array.from({ length: 4 }, (_, nth) =>
      beaten(userID, { startedStamp: before(YESTERDAY, minutes(30 - nth)) }),
    );
    const gains = await count(...races);
    expect(gains.filter(({ things }) => things)).toMatchObject([
      { raceID: races[0]?.raceID, things: [{ lootID: TITLE }] },
    ]);
  });

  it("gives nothing for a race that pays nothing, that was lost, or that somebody else won", async () => {
    const [userID, other] = [await stage.newPlayer(), await stage.newPlayer()];
    await count(beaten(userID, { reward: { cash: 0, experience: 0, nitros: 0 } }));
    await count(countedRace(userID), beaten(other));
    expect([await thingsOf(userID), await thingsOf(other)]).toEqual([[], [STICKER]]);
  });

  it("gives once, though a race is paid many times at once, and its board says so for good", async () => {
    const [userID, slow] = [await stage.newPlayer(), await stage.newPlayer()];
    const racers = [userID, slow].map((racer, nth) => ({ userID: racer, typer: person(31 + nth) }));
    const outcome = racedBy(racers, YESTERDAY, 31);
    const results = outcome.results.map((result) =>
      result.seat.userID === userID
        ? { ...result, place: 1 }
        : { ...result, place: 2, seat: { ...result.seat, userID: null, isBot: true, isWampus: true } },
    );
    await stage.run((work) => settleRace(work, { ...outcome, results }), YESTERDAY);
    await atOnce(Array.from({ length: 8 }, () => () => stage.run((work) => payRace(work, outcome.raceID))));
    expect(await thingsOf(userID)).toEqual([STICKER]);
    const own = await ownRaceOf(stage.db, outcome.raceID, userID, cardTimes());
    expect(own.brought?.things).toEqual([{ lootID: STICKER }]);
  });

  it("costs the same number of statements for one racer and for many", async () => {
    const [one, ...many] = await Promise.all(Array.from({ length: 6 }, () => veteran(49)));
    const races = many.map((userID) => beaten(userID));
    const counting = (counted: typeof races) =>
      statementsOf(stage, (work) => countRaces(work, counted, [giveWampusThings]));
    expect(await counting(races)).toBe(await counting([beaten(one!)]));
  });
});
