import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { answerMetrics } from "#shared/server/platform/operators.ts";

import { openLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer } from "../support/visitor.ts";

const PASSWORD = "an operators' long word";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { OPERATOR_PASSWORD: PASSWORD } });
});
afterAll(() => product.close());

const ask = (path: string, authorization?: string): Promise<Response> =>
  fetch(product.url + path, { headers: authorization === undefined ? {} : { authorization } });
const basic = (text: string): string => `Basic ${Buffer.from(text).toString("base64")}`;

/** One figure, by its name and the value of its label. */
function figure(text: string, name: string, label?: string): number {
  const line = text.split("\n").find((each) => {
    const [key = ""] = each.split(" ");
    return label === undefined
      ? key === `redline_${name}`
      : key.startsWith(`redline_${name}{`) && key.includes(`"${label}"`);
  });
  return Number(line?.split(" ").at(-1));
}

describe("an operator", () => {
  it("sees the figures of a process, by token and by a browser's own sign-in", async () => {
    const line = await openLine(product.url, await newRacer(product, "Counted_One"));
    await line.checkIn();
    for (const way of [`Bearer ${PASSWORD}`, basic(`ops:${PASSWORD}`)]) {
      const answer = await ask("/metrics", way);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(figure(text, "presence_connections")).toBe(1);
      expect(figure(text, "rooms", "presence")).toBe(1);
      expect(figure(text, "people", "presence")).toBe(1);
      expect(figure(text, "rooms", "lobby")).toBe(1);
      expect(figure(text, "people", "race")).toBe(0);
      for (const lane of ["now", "letters", "periods", "later"]) {
        expect(figure(text, "jobs", `${lane}",state="failed`)).toBe(0);
      }
      expect(figure(text, "outbox_jobs")).toBe(0);
      for (const league of ["league", "team-league"]) expect(figure(text, "league_close_age_seconds", league)).toBe(0);
      expect(figure(text, "outbox_age_seconds")).toBe(0);
      expect(figure(text, "due_reward_age_seconds")).toBe(0);
      expect(figure(text, "fan_out_seconds")).toBe(0);
      expect(figure(text, "unsettled_races")).toBe(0);
      expect(figure(text, "cpu_seconds")).toBeGreaterThan(0);
      expect(figure(text, "event_loop_delay_seconds", "p99")).toBeGreaterThan(0);
    }
    await line.room.leave();
    await expect
      .poll(async () => figure(await (await ask("/metrics", `Bearer ${PASSWORD}`)).text(), "presence_connections"))
      .toBe(0);
  });

  it("is asked for the password, and nobody else is let in", async () => {
    for (const way of [undefined, "Bearer", "Bearer wrong", basic("ops:wrong"), basic(PASSWORD.slice(1)), PASSWORD]) {
      const answer = await ask("/metrics", way);
      expect([answer.status, await answer.text()]).toEqual([401, ""]);
      expect(answer.headers.get("www-authenticate")).toContain("Basic");
    }
  });

  it("has a board of the jobs and one of the rooms, under a policy of their own, and acts from nowhere else", async () => {
    const token = `Bearer ${PASSWORD}`;
    for (const [board, word] of [
      ["/operator/jobs/", "Redline jobs"],
      ["/operator/rooms/", "Colyseus"],
    ] as const) {
      expect((await ask(board)).status).toBe(401);
      const page = await ask(board, token);
      expect([page.status, page.headers.get("content-security-policy")]).toEqual([
        200,
        expect.stringContaining("default-src 'self'"),
      ]);
      expect(await page.text()).toContain(word);
    }
    const jobs = await (await ask("/operator/jobs/api/queues", token)).json();
    expect(jobs).toMatchObject({
      queues: [
        { name: "redline" },
        { name: "redline-letters" },
        { name: "redline-periods" },
        { name: "redline-night" },
        { name: "redline-pictures" },
      ],
    });
    const { rooms } = (await (await ask("/operator/rooms/api", token)).json()) as { rooms: { name: string }[] };
    expect(rooms.map(({ name }) => name)).toContain("lobby");
    const foreign = { authorization: token, "sec-fetch-site": "cross-site" };
    const act = `${product.url}/operator/rooms/api/room/call?roomId=x&method=disconnect&args=[]`;
    for (const headers of [foreign, { authorization: token }]) {
      expect((await fetch(act, { headers })).status).toBe(403);
      const clean = { method: "PUT", headers };
      expect((await fetch(`${product.url}/operator/jobs/api/queues/redline/pause`, clean)).status).toBe(403);
    }
    expect((await ask("/operator/leagues")).status).toBe(401);
    const leagues = await (await ask("/operator/leagues", token)).text();
    expect(leagues).toMatch(/^Racers: week \d+ until .+, running\n {2}0 in 0 groups, 0 of them closed\n/);
    expect(leagues).toContain("\nTeams: week ");
    const site = await ask("/api/v2/nothing");
    expect(site.headers.get("content-security-policy")).toContain("strict-dynamic");
  });

  it("is asked to wait by a guesser's address alone, whatever the password is then", async () => {
    const from = (address: string, authorization: string) =>
      fetch(`${product.url}/metrics`, { headers: { authorization, "x-forwarded-for": address } });
    const statuses = [];
    for (let nth = 0; nth < 25; nth++) statuses.push((await from("10.9.9.1", `Bearer guess-${nth}`)).status);
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
    const right = await from("10.9.9.1", `Bearer ${PASSWORD}`);
    expect([right.status, Number(right.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await from("10.9.9.2", `Bearer ${PASSWORD}`)).status).toBe(200);
  });

  it("is nobody where the settings name no password", async () => {
    const { app, metrics } = product.services;
    const without = { app: { config: { ...app.config, operatorPassword: undefined } }, metrics };
    const shut = createServer((req, res) => void answerMetrics(without, req, res)).listen(0, "127.0.0.1");
    await once(shut, "listening");
    const { port } = shut.address() as AddressInfo;
    for (const authorization of ["Bearer undefined", basic("ops:undefined"), basic("ops:")]) {
      expect((await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } })).status).toBe(404);
    }
    shut.close();
  });
});
