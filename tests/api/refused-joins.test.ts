import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startLoneProcess, type LoneProcess } from "../support/lone-process.ts";
import { startOwnProcess, type OwnProcess } from "../support/own-process.ts";

const JSON_TYPE = { "content-type": "application/json" };

let node: LoneProcess;
let single: OwnProcess;
beforeAll(async () => {
  [node, single] = await Promise.all([startLoneProcess("game-server/main.ts"), startOwnProcess()]);
});
afterAll(() => Promise.all([node.close(), single.close()]));

const TOO_MUCH = JSON.stringify({ text: "x".repeat(5_000) });
const BROKEN: readonly [string, string, Record<string, string>, string, number][] = [
  ["half an object", "joinById/x", JSON_TYPE, "{", 400],
  ["no object", "joinById/x", JSON_TYPE, "null", 400],
  ["too much", "joinById/x", JSON_TYPE, TOO_MUCH, 413],
  ["broken gzip", "joinById/x", { ...JSON_TYPE, "content-encoding": "gzip" }, "nothing of the kind", 400],
  ["an unknown encoding", "joinById/x", { ...JSON_TYPE, "content-encoding": "lzw" }, "{}", 400],
  ["an unknown charset", "joinById/x", { "content-type": "application/json; charset=latin9" }, "{}", 400],
  ["a broken escape", "joinById/%zz", JSON_TYPE, "{}", 400],
];

describe("a join that can't be read", () => {
  it.each(BROKEN)(
    "is refused in the words of joins, by a node and by the single process: %s",
    async (_name, path, headers, body, status) => {
      for (const { url } of [node, single]) {
        const answer = await fetch(`${url}/matchmake/${path}`, { method: "POST", headers, body });
        expect([answer.status, answer.headers.get("content-type")]).toEqual([
          status,
          "application/json; charset=utf-8",
        ]);
        expect(await answer.json()).toEqual({ code: status, error: expect.any(String) as string });
      }
    },
  );

  it("leaves nothing in the log", async () => {
    await fetch(`${node.url}/matchmake/joinById/%zz`, { method: "POST", headers: JSON_TYPE, body: "{" });
    await fetch(`${node.url}/healthz`);
    expect([node.said.filter((line) => !line.startsWith("{")), single.log()]).toEqual([
      [],
      expect.not.stringContaining("    at ") as string,
    ]);
  });
});

describe("what a node doesn't have", () => {
  it.each(["/", "/race", "/api/v2/auth/self", "/matchmake/joinById/x", "/operator"])(
    "is said as JSON: %s",
    async (path) => {
      const answer = await fetch(node.url + path, { headers: { accept: "text/html,*/*" } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/json; charset=utf-8"]);
      await answer.arrayBuffer();
    },
  );

  it("leads a visit nowhere", async () => {
    const visit = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
    expect((await fetch(`${node.url}/race`, { headers: visit })).status).toBe(404);
  });
});
