import { randomUUID } from "node:crypto";
import { request } from "node:http";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";

import { startOwnProcess, type OwnProcess } from "../support/own-process.ts";
import { newRacer } from "../support/visitor.ts";

/** So many here; `FLOOD=10000` asks for more. */
const COUNT = Number(process.env.FLOOD ?? 2_000);
const HANDS = 25;
const LOG_LIMIT = 1_000_000;
/** What the matchmaker says of a room that is not there (now). */
const ROOM_AWAY = 503;

let product: OwnProcess;
let token = "";
beforeAll(async () => {
  product = await startOwnProcess();
  token = (await newRacer(product, "FloodVictim")).token ?? "";
});
afterAll(() => product.close());

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const unsigned = (header: object): string =>
  `${encode({ alg: "EdDSA", ...header })}.${encode({ sub: "1", sid: randomUUID(), exp: 9e9, iat: 1 })}.AAAA`;

/** Texts that are none: NULs, halves of characters, what a number or a list cannot be. */
const BAD_TEXTS = ["\0", "a\0b", "\ud800", "x\udfff", "\u0000".repeat(50)];
const BAD_ESCAPES = ["%00", "a%00b", "%zz", "%", "%ed%a0%80", "%c0%80", "%ff%fe"];
const BAD_TOKENS = [
  () => unsigned({ kid: "a\0b" }),
  () => unsigned({ kid: randomUUID() }),
  () => unsigned({ kid: { $ne: 1 } }),
  () => unsigned({ kid: "../../keys" }),
  () => unsigned({}),
  () => "..",
  () => `${token}x`,
  () => "\xff\xfe.\x80.x",
];
const BAD_BODIES = [
  (fields: readonly string[], text: string) => JSON.stringify(Object.fromEntries(fields.map((name) => [name, text]))),
  (fields: readonly string[], text: string) =>
    JSON.stringify({ [text]: 1, [fields[0] ?? "x"]: { deep: [[{ a: text }]] } }),
  (_fields: readonly string[], text: string) => JSON.stringify([text]),
  () => "[".repeat(20_000),
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  () => '{"a":"\\ud800"}',
  () => Buffer.from('{"username":"a","password":"b"}', "utf16le"),
];

interface Bad {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer;
}

const pick = <T>(from: readonly T[], turn: number): T => from[turn % from.length] as T;
const calls = Object.values(CALLS) as readonly Call[];

/** One of very many calls that nobody of ours would make; each comes from an address of its own, so that none is only counted. */
function badCall(turn: number): Bad {
  const contract = pick(calls, turn);
  const round = Math.floor(turn / calls.length);
  const isPlain = round % 4 === 1;
  const params = isPlain ? "FloodVictim" : pick(BAD_ESCAPES, round);
  const path = contract.path.replaceAll(/\{\w+\}/g, params);
  const query = round % 3 === 0 ? `?link=${pick(BAD_ESCAPES, turn)}&redirect=/` : "";
  const headers: Record<string, string> = {
    "x-forwarded-for": `10.${(turn >> 16) % 256}.${(turn >> 8) % 256}.${turn % 256}`,
    "content-type": pick(["application/json", "application/json; charset=utf-16", "text/plain"], Math.floor(round / 3)),
    authorization: `Bearer ${round % 3 === 1 ? token : pick(BAD_TOKENS, turn + round)()}`,
    cookie: `redline_guest=${pick(BAD_TOKENS, turn)()}; redline_device=%00; redline_arrival=a%00; redline_trip=%zz`,
    ...(round % 5 === 0 && { "idempotency-key": "\x80" }),
  };
  const fields = Object.keys((contract.body as { shape?: object }).shape ?? { x: 1 });
  const body = contract.method === "POST" ? pick(BAD_BODIES, round)(fields, pick(BAD_TEXTS, turn)) : undefined;
  if (turn % 40 === 7) return { method: "POST", path: `/matchmake/joinById/${params}`, headers, body: body ?? "{}" };
  if (turn % 40 === 8) return { method: "POST", path: "/matchmake/join/friend-lobby", headers, body: body ?? "{}" };
  return { method: contract.method, path: `/api/v2${path}${query}`, headers, ...(body !== undefined && { body }) };
}

/** Sends bytes as they are, which `fetch` would put right. */
const send = ({ method, path, headers, body }: Bad): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.url);
    const asked = request({ hostname, port, method, path, headers, insecureHTTPParser: true }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    asked.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNRESET" ? resolve(400) : reject(error)));
    asked.end(body);
  });

describe("a flood of calls with NULs, bad tokens and bad encodings", () => {
  it("finds no fault in the server, and leaves less than a megabyte in its log", { timeout: 300_000 }, async () => {
    const statuses = new Map<number, number>();
    const faults: unknown[] = [];
    let turn = 0;
    const hand = async (): Promise<void> => {
      while (turn < COUNT) {
        const bad = badCall(turn++);
        const status = await send(bad);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 && status !== ROOM_AWAY) faults.push({ status, ...bad });
      }
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
    expect(faults.slice(0, 5)).toEqual([]);
    expect(product.log().length).toBeLessThan(LOG_LIMIT);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    if (process.env.FLOOD !== undefined)
      console.log(Object.fromEntries(statuses), `${product.log().length} bytes of log`);
  });
});
