import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { RaceID } from "#shared/ids.ts";
import { end, newRace } from "#shared/rules/race/race.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp, perform, type Work } from "#shared/server/platform/work.ts";
import { outcomeOf } from "#shared/server/race/outcome.ts";
import { raceRecordOf } from "#shared/server/race/record.ts";
import { abandonRacesOf, purgeAbandonedRaces, noteOpenRaces, racingNodes } from "#shared/server/race/running-races.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, days, type Stamp } from "#shared/units.ts";

import { connectPatiently, newDatabase } from "../support/database.ts";

let connection: Connection;
beforeAll(async () => {
  connection = connectPatiently(await newDatabase());
});
afterAll(() => connection.db.destroy());

const run = <T>(op: (work: Work) => Promise<T>, at: () => Stamp = nowStamp): Promise<T> =>
  perform({ db: connection.db, nowStamp: at }, op);

async function start(node: string, count: number): Promise<RaceID[]> {
  const raceIDs = Array.from({ length: count }, () => randomUUID() as RaceID);
  await noteOpenRaces(
    connection.db,
    raceIDs.map((raceID) => ({ raceID, node, startedStamp: nowStamp() })),
  );
  return raceIDs;
}

const settle = (raceID: RaceID) => {
  const text = TEXTS[0];
  if (!text) throw new Error("there is no text");
  const bot = { slot: 0, userID: null, displayName: "Bot", carID: 1, carHueAngle: 0, isBot: true };
  const race = end(newRace(raceID, text.textID as never, text.body, [bot as never]), 0);
  return run((work) => settleRace(work, outcomeOf(race, "type", nowStamp())));
};

const messageOf = (raceID: RaceID): Promise<string> =>
  raceRecordOf(connection.db, raceID, "operator").then(
    () => "there",
    (refusal: Error) => refusal.message,
  );

describe("races of a node that died", () => {
  it("are abandoned once, whoever notices, and say so; those of other nodes run on", async () => {
    const lost = await start("dead", 50);
    const running = await start("alive", 3);
    const marked = await Promise.all([1, 2, 3].map(() => run((work) => abandonRacesOf(work, ["dead"]))));
    expect(marked.reduce((sum, count) => sum + count)).toBe(50);
    expect(await racingNodes(connection.db)).toEqual(["alive"]);
    expect(await messageOf(lost[0] as RaceID)).toContain("called off");
    expect(await messageOf(running[0] as RaceID)).toBe("There's no race at this address.");
  });

  it("are settled all the same when the node was only slow; a settled race is never abandoned", async () => {
    const [slow] = await start("slow", 1);
    await run((work) => abandonRacesOf(work, ["slow"]));
    await settle(slow as RaceID);
    expect(await messageOf(slow as RaceID)).toBe("there");
    await noteOpenRaces(connection.db, [{ raceID: slow as RaceID, node: "slow", startedStamp: nowStamp() }]);
    expect(await run((work) => abandonRacesOf(work, ["slow"]))).toBe(0);
  });

  it("are forgotten after thirty days", async () => {
    const [old] = await start("old", 1);
    await run((work) => abandonRacesOf(work, ["old"]));
    await run(purgeAbandonedRaces);
    expect(await messageOf(old as RaceID)).toContain("called off");
    await run(purgeAbandonedRaces, () => after(nowStamp(), days(31)));
    expect(await messageOf(old as RaceID)).not.toContain("called off");
  });
});
