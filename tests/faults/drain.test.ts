import { afterAll, beforeAll, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";

import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { openLine } from "../support/line.ts";
import { joinRace, joinTogether, settledOf, typeText } from "../support/racer.ts";
import { openLobby } from "../support/seat.ts";
import { until } from "../support/until.ts";
import { newGuest, newRacer } from "../support/visitor.ts";

let test: TestCluster;
let connection: Connection;
beforeAll(async () => {
  test = await startCluster({ nodes: 1, logLevel: "info" });
  connection = connectPatiently(test.databaseUrl);
});
afterAll(async () => {
  await connection.db.destroy();
  await test.close();
});

it("a node that is taken out ends its races, moves its players, and has no new races; the others need no restart", async () => {
  const { cluster } = test;
  const line = await openLine(cluster.url, await newRacer(cluster, "Moves_On"));
  await line.checkIn();
  const racers = await Promise.all([1, 2, 3, 4, 5].map(() => joinRace(cluster.url)));
  await Promise.all(racers.map((racer) => racer.untilPhase("countdown")));
  const [first] = cluster.nodes;
  await cluster.addNode();
  const readiness = async () => (await fetch(`http://127.0.0.1:${first?.port}/readyz`)).json();
  expect(await readiness()).toMatchObject({ status: "ready", database: true, redis: true, leaving: false });
  const stopped = first?.stop();
  await expect.poll(readiness).toMatchObject({ status: "not ready", leaving: true });
  expect(await line.left).toBe(CLOSE_CODES.shutdown.code);
  const newcomers = Promise.all([1, 2, 3, 4, 5].map(() => joinRace(cluster.url)));
  const typing = racers.map((racer) => typeText(racer, 280));
  const settled = await Promise.all(racers.map(settledOf));
  expect(new Set(settled.map(({ raceID }) => raceID))).toEqual(new Set([racers[0]?.welcome.raceID]));
  const late = await newcomers;
  expect(late[0]?.welcome.raceID).not.toBe(racers[0]?.welcome.raceID);
  await Promise.all([...typing, stopped]);
  const again = await openLine(cluster.url, await newRacer(cluster, "Came_Later"));
  expect((await again.checkIn()).totalFriends).toBe(0);
  expect(await connection.db.selectFrom("races").select("race_id").execute()).toHaveLength(1);
  const open = await connection.db.selectFrom("running_races").select(["race_id", "abandoned_stamp"]).execute();
  expect(open).toEqual([{ race_id: late[0]?.welcome.raceID, abandoned_stamp: null }]);
  const isSaid = (words: string): boolean => test.said.some((line) => line.includes(words));
  await until("the other node knows", () => isSaid("a node is no longer there"));
  expect(isSaid("a node is gone")).toBe(false);
  await Promise.all([...late.map((racer) => racer.room.leave()), again.room.leave()]);
});

it("a node that is taken out in the countdown lets its race begin, and ends it with everybody's result", async () => {
  const { cluster } = test;
  const racers = await joinTogether(cluster.url, 5);
  const { raceID } = racers[0]?.welcome ?? {};
  await Promise.all(racers.map((racer) => racer.untilPhase("countdown")));
  const waiting = await openLobby(cluster.url, await newGuest(cluster));
  const [only] = cluster.nodes;
  const stopped = only?.stop();
  await waiting.left;
  expect(racers.map(({ room }) => room.state.phase)).toEqual(Array(5).fill("countdown"));
  const sentAway = racers.map(async ({ left }) => {
    throw new Error(`a racer was sent away with ${await left}`);
  });
  const typing = racers.map((racer) => typeText(racer, 280));
  const settled = await Promise.race([Promise.all(racers.map(settledOf)), ...sentAway]);
  expect(new Set(settled.map((said) => said.raceID))).toEqual(new Set([raceID]));
  await Promise.all(typing);
  await stopped;
  const results = await connection.db
    .selectFrom("race_results")
    .select(["standing", "place"])
    .where("race_id", "=", raceID as never)
    .orderBy("place")
    .execute();
  expect(results).toEqual([1, 2, 3, 4, 5].map((place) => ({ standing: "finished", place })));
});
