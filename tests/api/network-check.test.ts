import { once } from "node:events";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";

import { ECHO_PATH, NODES_PATH } from "#shared/contracts/realtime/network-check.ts";

import { startCluster, type TestCluster } from "../support/cluster.ts";
import { startProduct, type Product } from "../support/product.ts";
import { Visitor } from "../support/visitor.ts";

let product: Product;
let cluster: TestCluster;
beforeAll(async () => {
  [product, cluster] = await Promise.all([startProduct(), startCluster({ nodes: 2 })]);
});
afterAll(() => Promise.all([product.close(), cluster.close()]));

/** What comes back on a socket after some messages, and how it is closed. */
async function exchange(address: string, messages: number) {
  const socket = new WebSocket(`ws://${address}${ECHO_PATH}`);
  const closed = once(socket, "close") as Promise<[number]>;
  const answers: number[] = [];
  await once(socket, "open");
  for (let turn = 0; turn < messages; turn++) {
    socket.send(Uint8Array.of(0));
    const [answer] = (await once(socket, "message")) as [Buffer];
    answers.push(answer.length);
  }
  return { answers, closed };
}

describe("a network check", () => {
  it("finds a socket that answers each message with one byte, and ends by itself", async () => {
    const { answers, closed } = await exchange(new URL(product.url).host, 6);
    expect(answers).toEqual([1, 1, 1, 1, 1, 1]);
    expect((await closed)[0]).toBe(1_000);
  });

  it("is told no other address where one process is all of it", async () => {
    const said = await new Visitor(product).send("GET", NODES_PATH);
    expect([said.status, said.json]).toEqual([200, { addresses: [] }]);
    expect(said.headers.get("cache-control")).toBe("no-store");
  });

  it("is told where each node of a cluster is, and reaches it there", async () => {
    const stranger = new Visitor(cluster.cluster);
    const listed = async () =>
      ((await stranger.send("GET", NODES_PATH)).json as { addresses?: readonly string[] }).addresses ?? [];
    await expect.poll(async () => (await listed()).length, { timeout: 30_000, interval: 1_000 }).toBe(2);
    for (const address of await listed()) expect((await exchange(address, 2)).answers).toEqual([1, 1]);
  });
});
