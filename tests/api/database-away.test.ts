import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { PIT_STOP } from "#shared/refusal.ts";

import { lineTo, type DatabaseLine } from "../support/database-line.ts";
import { newDatabase } from "../support/database.ts";
import { startOwnProcess, type OwnProcess } from "../support/own-process.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

/** So long a process remembers that a session is open. */
const REMEMBERED_MS = 6_000;

let line: DatabaseLine;
let product: OwnProcess;
let racer: Visitor;
beforeAll(async () => {
  line = await lineTo(await newDatabase());
  product = await startOwnProcess({ DATABASE_URL: line.databaseUrl });
  racer = await newRacer(product, "Away-Racer");
  line.cut();
  await wait(REMEMBERED_MS);
});
afterAll(async () => {
  line.mend();
  await product.close();
  await line.close();
});

/** Opens an address as a browser does: fetch says of itself that it is none. */
async function visit(url: string, token: string) {
  const headers = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", authorization: `Bearer ${token}` };
  const [answer] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
  return { status: answer.statusCode, retryAfter: answer.headers["retry-after"], text: await text(answer) };
}

describe("while the database is away", () => {
  it("every call with a session is refused in one sentence, with the time to ask again", async () => {
    const before = product.log().length;
    for (const call of Object.values(CALLS)) {
      const params = {
        id: 1001,
        userID: 1,
        carID: 1,
        achievementID: 1,
        seasonID: 1,
        number: 1,
        sectionID: 1,
        assignmentID: 1,
        starterCarID: 1,
        dlID: 1,
        srlID: 1,
        purchaseID: 1,
        invoiceNum: "R-AAAAAAAAAAAA",
        appealCode: randomUUID(),
        caseID: "hold:1",
        raceID: randomUUID(),
        username: "Somebody",
        shareCode: "x",
        provider: "x",
        app: "type",
      };
      const { status, headers, json } = await racer.ask(call, { params });
      const said = [call.path, status, json.error, json.message, headers.get("retry-after")];
      expect(said).toEqual([call.path, 503, "unavailable", PIT_STOP, "2"]);
    }
    expect(product.log().slice(before)).not.toMatch(/a call failed|node_modules/);
    expect(product.log().split("calls are refused while the database is away").length - 1).toBeLessThan(
      Object.keys(CALLS).length / 4,
    );
  });

  it("calls without a session are refused where the database is needed, and answered where it is not", async () => {
    const stranger = new Visitor(product);
    const guest = await stranger.send("POST", "/api/v2/auth/guest");
    expect([guest.status, guest.json.message]).toEqual([503, PIT_STOP]);
    expect((await stranger.send("GET", "/api/v2/auth/options")).status).toBe(200);
    expect((await stranger.send("GET", "/healthz")).status).toBe(200);
    expect((await stranger.send("GET", "/readyz")).status).toBe(503);
    // A proxy asks this: it would have nobody left who says so much as a sentence.
    expect(await stranger.send("GET", "/openz")).toMatchObject({ status: 200, json: { status: "open" } });
  });

  it("a person who opens an address sees a page that opens by itself", async () => {
    const page = await visit(`${product.url}/api/v2/auth/self`, racer.token ?? "");
    expect([page.status, page.retryAfter]).toEqual([503, "2"]);
    expect(page.text).toMatch(/http-equiv="refresh"/);
  });

  it("nothing is lost: as soon as it is back, everybody is who they were", async () => {
    line.mend();
    await expect.poll(async () => (await racer.ask(self)).status).toBe(200);
    line.cut();
  });
});
