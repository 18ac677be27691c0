import { setTimeout as wait } from "node:timers/promises";

import { afterAll, beforeAll, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { connect, type Connection } from "#shared/server/platform/postgres/connection.ts";

import { startCluster, type TestCluster } from "../support/cluster.ts";
import type { TestRacer } from "../support/racer.ts";
import { openLobby, type LobbyPage } from "../support/seat.ts";
import { newGuest, type Visitor } from "../support/visitor.ts";

/** Longer than rooms wait for each other's answer. */
const STALL_MS = 2_500;
const ELSEWHERE = CLOSE_CODES.elsewhere.code;

let test: TestCluster;
let connection: Connection;
beforeAll(async () => {
  test = await startCluster({ nodes: 2 });
  connection = connect(test.databaseUrl, (error) => console.error(error));
});
afterAll(async () => {
  await connection.db.destroy();
  await test.close();
});

const open = (visitor: Visitor, options?: { takeOver?: true }) => openLobby(test.cluster.url, visitor, options);

interface Driver {
  readonly visitor: Visitor;
  readonly page: LobbyPage;
  readonly racer: TestRacer;
}

/** Five guests in one race, which a node of the cluster's choice holds. */
async function fiveRacing(): Promise<readonly Driver[]> {
  const visitors = await Promise.all(Array.from({ length: 5 }, () => newGuest(test.cluster)));
  const pages = await Promise.all(visitors.map((visitor) => open(visitor)));
  const racers = await Promise.all(pages.map((page) => page.race()));
  await Promise.all(racers.map((racer) => racer.untilPhase("racing")));
  return visitors.flatMap((visitor, nth) => {
    const [page, racer] = [pages[nth], racers[nth]];
    return page && racer ? [{ visitor, page, racer }] : [];
  });
}

it("a racer has one seat on any number of nodes: a second page is told, and takes it over where it stands", async () => {
  const races = [await fiveRacing(), await fiveRacing()];
  for (const [driver] of races) {
    if (!driver) throw new Error("nobody came");
    const { visitor, racer } = driver;
    const chars = racer.room.state.text.slice(0, 5);
    racer.room.send("keys", { from: 0, at: [...chars].map((_char, nth) => 400 + nth * 60), chars });
    await expect.poll(() => racer.lanes.get(racer.welcome.slot)?.typed).toBe(5);
    await expect(open(visitor)).rejects.toMatchObject({ code: ELSEWHERE });
    const second = await (await open(visitor, { takeOver: true })).race();
    expect(second.room.roomId).toBe(racer.room.roomId);
    expect(second.welcome).toMatchObject({ slot: racer.welcome.slot, received: 5 });
    expect(await racer.left).toBe(ELSEWHERE);
    await second.room.leave();
  }
  const others = races.flatMap(([, ...rest]) => rest);
  await Promise.all(others.map(({ racer }) => racer.room.leave()));
});

/** The lobby of the nodes that are left takes a few seconds to be there. */
async function openOnceThere(visitor: Visitor): Promise<LobbyPage> {
  const reasons: unknown[] = [];
  const services: LobbyPage[] = [];
  const tryOnce = (): Promise<unknown> =>
    open(visitor).then(
      (page) => services.push(page),
      (reason: unknown) => reasons.push(reason),
    );
  await expect.poll(async () => (await tryOnce(), services.length), { timeout: 120_000, interval: 500 }).toBe(1);
  const [page] = services;
  if (!page) throw new Error("the lobby did not come back", { cause: reasons.at(-1) });
  return page;
}

/** Five guests in a race that is not on the node of the lobby, and the process it is on. */
async function fiveApart(): Promise<{ readonly driver: Driver; readonly node: number }> {
  const lobby = await connection.db.selectFrom("lobbies").select("node").executeTakeFirstOrThrow();
  for (;;) {
    const [driver, ...others] = await fiveRacing();
    if (!driver) throw new Error("nobody came");
    await Promise.all(others.map(({ racer }) => racer.room.leave()));
    const { processId, publicAddress = "" } = await driver.page.seat;
    const node = test.cluster.nodes.find(({ name }) => publicAddress.endsWith(`/${name}`));
    if (node?.pid === undefined) throw new Error(`${publicAddress} is no node`);
    if (processId !== lobby.node) return { driver, node: node.pid };
    await driver.racer.room.leave();
  }
}

it("a node that has no time to answer keeps its racers' seats", async () => {
  const { driver, node } = await fiveApart();
  const { visitor, racer } = driver;
  process.kill(node, "SIGSTOP");
  const pages = Promise.allSettled([1, 2, 3, 4].map(() => open(visitor)));
  await wait(STALL_MS);
  process.kill(node, "SIGCONT");
  const told = { status: "rejected", reason: expect.objectContaining({ code: ELSEWHERE }) as unknown };
  expect(await pages).toEqual([told, told, told, told]);
  const second = await (await open(visitor, { takeOver: true })).race();
  expect(second.room.roomId).toBe(racer.room.roomId);
  await second.room.leave();
});

it("a node that dies keeps nobody's seat", async () => {
  const [driver] = await fiveRacing();
  if (!driver) throw new Error("nobody came");
  await Promise.all([test.cluster.addNode(), test.cluster.addNode()]);
  for (const node of test.cluster.nodes.slice(0, 2)) await node.kill();
  const next = await (await openOnceThere(driver.visitor)).race();
  expect(next.room.roomId).not.toBe(driver.racer.room.roomId);
  await next.room.leave();
});
