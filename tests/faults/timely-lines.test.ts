import { Worker } from "node:worker_threads";

import { afterAll, beforeAll, expect, it } from "vitest";

import { self } from "../../shared/contracts/auth.ts";
import { acceptFriend, requestFriend } from "../../shared/contracts/friends.ts";
import type { Notification } from "../../shared/contracts/notifications.ts";
import { connect, type Connection } from "../../shared/server/postgres/connection.ts";
import { startCluster, type TestCluster } from "../support/cluster.ts";
import { joinFriends } from "../support/friend.ts";
import { signedInPlayers } from "../support/signed-in-players.ts";
import { openLines, SteadfastLine } from "../support/steadfast-line.ts";
import { until } from "../support/until.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const SOON_MS = 1_000;

let test: TestCluster;
let connection: Connection;
beforeAll(async () => {
  test = await startCluster({ nodes: 2 });
  connection = connect(test.databaseUrl, (error) => console.error(error.message));
});
afterAll(async () => {
  await connection.db.destroy();
  await test.close();
});

/** Does something that a line must hear of. @returns how long that took, in milliseconds */
async function heardAfter(line: SteadfastLine, kind: Notification["kind"], work: () => unknown): Promise<number> {
  const before = line.seen.length;
  const startMs = performance.now();
  await work();
  await until(kind, () => line.seen.slice(before).some((each) => each.kind === kind));
  return (line.seenMs.at(-1) ?? Infinity) - startMs;
}

it("what one player does reaches the other within a second, on whatever node each of them is", async () => {
  const byNode = new Map<number, Visitor>();
  for (let nth = 0; byNode.size < 2; nth++) {
    const visitor = await newRacer(test.cluster, `Far_Apart_${nth}`);
    byNode.set(visitor.userID % 2, visitor);
  }
  const [one, other] = [byNode.get(0), byNode.get(1)] as [Visitor, Visitor];
  const [line, theirs] = (await openLines(test.cluster.url, [one, other])) as [SteadfastLine, SteadfastLine];
  expect(line.node).not.toBe(theirs.node);
  const to = ({ userID }: Visitor) => ({ params: { id: userID } });
  expect(await heardAfter(theirs, "friend-requests", () => one.get(requestFriend, to(other)))).toBeLessThan(SOON_MS);
  expect(await heardAfter(line, "friend-accept", () => other.get(acceptFriend, to(one)))).toBeLessThan(SOON_MS);
  const friendsOf = () => (line.checkIn(), line.state?.friends.length);
  await expect.poll(friendsOf, { timeout: 15_000, interval: 300 }).toBe(1);
  await theirs.stop();
  await expect.poll(friendsOf, { timeout: 15_000, interval: 300 }).toBe(0);
  const back = new SteadfastLine(test.cluster.url, other);
  expect(await heardAfter(line, "friend-online", () => back.open())).toBeLessThan(SOON_MS);
  const { user } = await one.get(self);
  const host = await joinFriends(test.cluster, one, user.username ?? "");
  const invite = () => host.lobby.send("invite", { userIDs: [other.userID] });
  expect(await heardAfter(back, "race-invite", invite)).toBeLessThan(SOON_MS);
  await Promise.all([host.lobby.leave(), line.stop(), back.stop()]);
});

it("of 500 lines that are cut at once, 99 % are back within 20 seconds, and calls go on meanwhile", async () => {
  const lines = await openLines(test.cluster.url, await signedInPlayers(connection.db, test.cluster, 500));
  const [{ visitor }] = lines as [SteadfastLine];
  const calls: { readonly tookMs: number; readonly status: number }[] = [];
  const probe = new Worker(new URL("../support/call-probe.ts", import.meta.url), {
    workerData: { url: test.cluster.url, token: visitor.token },
  });
  probe.on("message", (call) => void calls.push(call));
  await until("calls are made", () => calls.length > 0);
  const startMs = performance.now();
  expect(test.cluster.dropSockets()).toBe(500);
  await until("the lines are down", () => lines.every(({ isUp }) => !isUp));
  await until("99 % are back", () => lines.filter(({ isUp }) => isUp).length >= 495);
  const tookMs = performance.now() - startMs;
  await Promise.all([probe.terminate(), ...lines.map((line) => line.stop())]);
  expect(tookMs).toBeLessThan(20_000);
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
  const slowestFirst = calls.map(({ tookMs }) => tookMs).toSorted((one, other) => other - one);
  expect(slowestFirst[Math.floor(calls.length * 0.05)]).toBeLessThan(1_000);
});
