import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { Proxy } from "../../scripts/cluster/proxy.ts";
import { startLoneProcess, type LoneProcess } from "../support/lone-process.ts";
import { startProduct, type Product } from "../support/product.ts";
import { rawRequest } from "../support/raw-request.ts";

let product: Product;
let api: LoneProcess;
let node: LoneProcess;
let proxy: Proxy;
let proxyUrl: string;
beforeAll(async () => {
  [product, api, node] = await Promise.all([
    startProduct(),
    startLoneProcess("api/main.ts"),
    startLoneProcess("game-server/main.ts"),
  ]);
  proxy = new Proxy({ apis: [api.child], nodes: [node.child], say: () => undefined });
  proxyUrl = `http://127.0.0.1:${await proxy.listen(0, "127.0.0.1")}`;
});
afterAll(async () => {
  await proxy.close();
  await Promise.all([product.close(), api.close(), node.close()]);
});

const SOCKET = [
  "Host: localhost",
  "Connection: Upgrade, close",
  "Sec-WebSocket-Version: 13",
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}`,
];
/** The status of what is answered to an offer to change the protocol. */
const offer = async (url: string, target: string, upgrade: string, version = "1.1"): Promise<number> => {
  const said = await rawRequest(url, [`GET ${target} HTTP/${version}`, ...SOCKET, `Upgrade: ${upgrade}`]);
  return Number(/^HTTP\/1\.1 (\d+) /.exec(said)?.[1]);
};

describe("an offer of sockets", () => {
  it.each(["/healthz", "/api/v2/auth/options", "/"])(
    "is answered by a process without any as if there were none: %s",
    async (path) => {
      expect(await offer(api.url, path, "websocket")).toBe(200);
    },
  );

  it.each(["h2c, websocket", "websocket, h2c", "websocket/13"])(
    "is one word; others are answered as if there were none: %s",
    async (upgrade) => {
      for (const url of [product.url, api.url, node.url, proxyUrl])
        expect([url, await offer(url, "/healthz", upgrade)]).toEqual([url, 200]);
    },
  );

  it("is none in the older version", async () => {
    for (const { url } of [product, node]) expect(await offer(url, "/healthz", "websocket", "1.0")).toBe(200);
  });

  it("may name the whole address, as to a proxy", async () => {
    expect(await offer(product.url, "/x/y?sessionId=z", "websocket")).toBe(101);
    expect(await offer(product.url, "http://localhost/x/y?sessionId=z", "websocket")).toBe(101);
  });
});

describe("the proxy of a cluster on this machine", () => {
  it("passes sockets on to the node they name", async () => {
    const path = "/node/alone/x/y?sessionId=z";
    for (const target of [path, `http://localhost${path}`])
      expect(await offer(proxyUrl, target, "websocket")).toBe(101);
  });

  it("answers what is for no node as if nothing were offered", async () => {
    for (const path of ["/healthz", "/api/v2/auth/options"]) expect(await offer(proxyUrl, path, "h2c")).toBe(200);
  });

  it.each(["/node/nobody/x/y?sessionId=z", "/x/y?sessionId=z"])("says that a node isn't there: %s", async (path) => {
    expect(await offer(proxyUrl, path, "websocket")).toBe(503);
  });
});
