import { Worker } from "node:worker_threads";

import { afterAll, beforeAll, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import type { Notification } from "#shared/contracts/notifications.ts";
import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";

import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { note, percentile } from "../support/figures.ts";
import { joinFriends } from "../support/friend.ts";
import { signedInPlayers } from "../support/signed-in-players.ts";
import { openLines, SteadfastLine } from "../support/steadfast-line.ts";
import { until } from "../support/until.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let test: TestCluster;
let connection: Connection;
beforeAll(async () => {
  test = await startCluster({ nodes: 2 });
  connection = connectPatiently(test.databaseUrl);
});
afterAll(async () => {
  await connection.db.destroy();
  await test.close();
});

/** Does something that a line must hear of, and waits until it has. */
async function hears(line: SteadfastLine, kind: Notification["kind"], work: () => unknown): Promise<void> {
  const before = line.seen.length;
  const startMs = performance.now();
  await work();
  await until(kind, () => line.seen.slice(before).some((each) => each.kind === kind));
  note(`two nodes: ${kind} on the line`, (line.seenMs.at(-1) ?? Infinity) - startMs, "ms", 1_000);
}

it("what one player does reaches the other, on whatever node each of them is", async () => {
  const byNode = new Map<number, Visitor>();
  for (let nth = 0; byNode.size < 2; nth++) {
    const visitor = await newRacer(test.cluster, `Far_Apart_${nth}`);
    byNode.set(visitor.userID % 2, visitor);
  }
  const [one, other] = [byNode.get(0), byNode.get(1)] as [Visitor, Visitor];
  const [line, theirs] = (await openLines(test.cluster.url, [one, other])) as [SteadfastLine, SteadfastLine];
  expect(line.node).not.toBe(theirs.node);
  const to = ({ userID }: Visitor) => ({ params: { id: userID } });
  await hears(theirs, "friend-requests", () => one.get(requestFriend, to(other)));
  await hears(line, "friend-accept", () => other.get(acceptFriend, to(one)));
  const friendsOf = () => (line.checkIn(), line.state?.friends.length);
  await expect.poll(friendsOf, { timeout: 60_000, interval: 300 }).toBe(1);
  await theirs.stop();
  await expect.poll(friendsOf, { timeout: 60_000, interval: 300 }).toBe(0);
  const back = new SteadfastLine(test.cluster.url, other);
  await hears(line, "friend-online", () => back.open());
  const { user } = await one.get(self);
  const host = await joinFriends(test.cluster, one, user.username ?? "");
  const invite = () => host.lobby.send("invite", { userIDs: [other.userID] });
  await hears(back, "race-invite", invite);
  await Promise.all([host.lobby.leave(), line.stop(), back.stop()]);
});

it("500 lines that are cut at once come back, and calls go on meanwhile", async () => {
  const lines = await openLines(test.cluster.url, await signedInPlayers(connection.db, test.cluster, 500));
  const calls: { readonly tookMs: number; readonly status: number }[] = [];
  const probe = new Worker(new URL("../support/call-probe.ts", import.meta.url), {
    workerData: { url: test.cluster.url, tokens: lines.map(({ visitor }) => visitor.token) },
  });
  probe.on("message", (call) => void calls.push(call));
  await until("calls are made", () => calls.length > 0);
  const startMs = performance.now();
  expect(test.cluster.dropSockets()).toBe(500);
  await until("the lines are down", () => lines.every(({ isUp }) => !isUp));
  await until("99 % are back", () => lines.filter(({ isUp }) => isUp).length >= 495, { timeout: 120_000 });
  note("500 lines cut at once: 99 % are back", performance.now() - startMs, "ms", 20_000);
  await until("everybody is back", () => lines.every(({ isUp }) => isUp), { timeout: 120_000 });
  await Promise.all([probe.terminate(), ...lines.map((line) => line.stop())]);
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
  const callMs = calls.map(({ tookMs }) => tookMs);
  note("500 lines cut at once: p95 of a call meanwhile", percentile(callMs, 0.95), "ms", 1_000);
});
