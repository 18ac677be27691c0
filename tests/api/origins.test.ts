import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { FOREIGN_ORIGIN } from "#shared/server/platform/origins.ts";

import { startOwnProcess, type OwnProcess } from "../support/own-process.ts";
import { rawRequest } from "../support/raw-request.ts";

const UNKNOWN_ADDRESS = "PUBLIC_URL is unset";

let single: OwnProcess;
beforeAll(async () => {
  single = await startOwnProcess({ TRUST_PROXY: "0" });
});
afterAll(() => single.close());

const POST = ["Content-Type: application/json", "Content-Length: 2", "Connection: close"];
const DOORS: readonly (readonly [string, ...string[]])[] = [
  ["POST /api/v2/auth/guest HTTP/1.1", ...POST],
  ["POST /matchmake/joinById/x HTTP/1.1", ...POST],
  ["POST /matchmake/join/presence HTTP/1.1", ...POST],
  [
    "GET /x/y?sessionId=z HTTP/1.1",
    "Connection: Upgrade, close",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}`,
  ],
];
/** Which doors are shut for a request with these headers: calls, joins, lines and sockets. */
const shutFor = async (...heads: readonly string[]): Promise<readonly boolean[]> => {
  const said = await Promise.all(
    DOORS.map(([first, ...own]) =>
      rawRequest(single.url, [first, ...heads, ...own], first.startsWith("POST") ? "{}" : ""),
    ),
  );
  return said.map((each) => each.includes(FOREIGN_ORIGIN));
};
const ALL_OPEN = [false, false, false, false];
const ALL_SHUT = [true, true, true, true];

describe("every door", () => {
  it.each([
    ["play.example", "https://play.example"],
    ["play.example:443", "https://play.example"],
    ["play.example:80", "http://play.example"],
    ["play.example:80", "https://play.example"],
    ["PLAY.example", "http://play.example"],
    ["play.example:8080", "http://play.example:8080"],
    ["[::1]:443", "https://[::1]"],
  ])("is open for a page of its own host, however a proxy writes it: %s for %s", async (host, origin) => {
    expect(await shutFor(`Host: ${host}`, `Origin: ${origin}`)).toEqual(ALL_OPEN);
  });

  it("is open by a browser's word for it, where a proxy changes the host", async () => {
    const heads = ["Host: 127.0.0.1:3000", "Origin: https://play.example", "Sec-Fetch-Site: same-origin"];
    expect(await shutFor(...heads)).toEqual(ALL_OPEN);
    expect(single.log()).not.toContain(UNKNOWN_ADDRESS);
  });

  it.each([
    ["play.example", "https://play.example:8443"],
    ["play.example:8080", "http://play.example"],
    ["play.example", "https://x.play.example"],
    ["play.example", "null"],
    ["", "about:blank"],
  ])("is shut for others, and the log says once that the own address is unknown: %j for %s", async (host, origin) => {
    expect(await shutFor(`Host: ${host}`, `Origin: ${origin}`)).toEqual(ALL_SHUT);
    expect(await shutFor(`Host: ${host}`, `Origin: ${origin}`, "Sec-Fetch-Site: cross-site")).toEqual(ALL_SHUT);
    await expect.poll(() => single.log().split(UNKNOWN_ADDRESS)).toHaveLength(2);
  });
});

it("a proxy that is not counted is named in the log, once", async () => {
  const named = () => single.log().split("TRUST_PROXY is 0").length - 1;
  expect(named()).toBe(0);
  for (const path of ["/healthz", "/api/v2/auth/options"]) {
    await fetch(single.url + path, { headers: { "x-forwarded-for": "10.0.0.1" } });
    await expect.poll(named).toBe(1);
  }
});
