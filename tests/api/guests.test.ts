import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { guestSession, logOut, realtimeTicket, self } from "#shared/contracts/account/auth.ts";
import { signUp } from "#shared/contracts/account/sign-in.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";
import { before, days } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { callProduct } from "../support/racer.ts";
import { newGuest, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const post = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${product.url}/api/v2${path}`, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
    ...init,
  });

describe("a guest", () => {
  it("gets a racer, and the same one again with the cookie", async () => {
    const first = await post("/auth/guest");
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { user } = guestSession.answer.parse(await first.json());
    expect(user.displayName).toMatch(/^Guest Racer \d{4}$/);
    const second = await post("/auth/guest", { headers: { "content-type": "application/json", cookie } });
    expect(guestSession.answer.parse(await second.json()).user.userID).toBe(user.userID);
  });

  it("gets its session of today again, however often its browser asks", async () => {
    const guest = await newGuest(product);
    for (let turn = 0; turn < 10; turn++) {
      guest.token = undefined;
      await guest.get(guestSession);
      expect((await guest.ask(self)).status).toBe(200);
    }
    const rows = await product.services.app.db
      .selectFrom("sessions")
      .select("session_id")
      .where("user_id", "=", guest.userID as UserID)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("gets a new session after a log-out, or on another day", async () => {
    const guest = await newGuest(product);
    const again = async () => {
      guest.token = undefined;
      await guest.get(guestSession);
      return guest.token;
    };
    const first = await again();
    await guest.get(logOut, { body: { everywhere: false } });
    const second = await again();
    expect((await guest.ask(self)).status).toBe(200);
    const { app } = product.services;
    await app.db
      .updateTable("sessions")
      .set({ created_stamp: before(app.nowStamp(), days(1)) })
      .where("user_id", "=", guest.userID as UserID)
      .execute();
    const third = await again();
    const sessions = [first, second, third].map((token) => decodeJwt(token ?? "").sid);
    expect(new Set(sessions).size).toBe(3);
  });

  it("gets a new racer for a cookie that was changed by one character", async () => {
    const first = await post("/auth/guest");
    const { user } = guestSession.answer.parse(await first.json());
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    const at = cookie.length - 10;
    const forged = cookie.slice(0, at) + (cookie[at] === "A" ? "B" : "A") + cookie.slice(at + 1);
    const second = await post("/auth/guest", { headers: { "content-type": "application/json", cookie: forged } });
    expect(guestSession.answer.parse(await second.json()).user.userID).not.toBe(user.userID);
  });

  it("is known by the token, and only by a good one", async () => {
    const { token, user } = await callProduct(product.url, guestSession);
    expect((await callProduct(product.url, self, token)).user).toEqual(user);
    const { ticket } = await callProduct(product.url, realtimeTicket, token);
    const tokens = [
      "",
      "x",
      token.slice(0, -3),
      `${token}x`,
      ticket,
      `${token.split(".")[0]}.${btoa('{"sub":"1"}')}.x`,
    ];
    for (const wrong of tokens) {
      const answer = await fetch(`${product.url}/api/v2/auth/self`, { headers: { authorization: `Bearer ${wrong}` } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({
        success: false,
        error: wrong === "" ? "notSignedIn" : "invalidToken",
      });
    }
  });

  it("whose cookie and token somebody else has planted gives them nothing of the account it becomes", async () => {
    const planter = await newGuest(product);
    const planted = { token: planter.token, cookie: planter.cookies.get("redline_guest") ?? "" };
    const victim = new Visitor(product);
    victim.cookies.set("redline_guest", planted.cookie);
    expect((await victim.get(guestSession)).user.userID).toBe(planter.userID);
    const body = { username: "PlantedOn", password: PASSWORD, acceptPolicy: "on" };
    const { user } = await victim.get(signUp, { body });
    expect(user.userID).toBe(planter.userID);
    expect([...victim.cookies.keys()]).not.toContain("redline_guest");

    await expect.poll(async () => (await planter.ask(self)).json.error).toBe("expiredSession");
    planter.token = undefined;
    const again = await planter.get(guestSession);
    expect([again.user.userID === user.userID, again.user.accountType]).toEqual([false, "guest"]);
    expect((await victim.get(self)).user).toMatchObject({ userID: user.userID, username: "PlantedOn" });
    const open = await product.services.app.db
      .selectFrom("sessions")
      .select("session_id")
      .where("user_id", "=", user.userID as never)
      .where("revoked_stamp", "is", null)
      .execute();
    expect(open).toHaveLength(1);
  });

  it("is signed out when the session is revoked", async () => {
    const { token, user } = await callProduct(product.url, guestSession);
    await product.services.app.db
      .updateTable("sessions")
      .set({ revoked_stamp: product.services.app.nowStamp() })
      .where("user_id", "=", user.userID as never)
      .execute();
    const answer = await fetch(`${product.url}/api/v2/auth/self`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });
});

describe("a call", () => {
  it("refuses fields it does not know, by name", async () => {
    const answer = await post("/auth/guest", { body: '{"role":"admin"}' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: "badInput", field: "role" });
  });

  it("refuses what is not JSON, and what is too much", async () => {
    expect((await post("/auth/guest", { body: "{" })).status).toBe(400);
    expect((await post("/auth/guest", { body: JSON.stringify({ a: "x".repeat(70_000) }) })).status).toBe(413);
  });

  it("that does not exist is refused as JSON", async () => {
    const answer = await post("/nowhere");
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: "notFound" }]);
  });

  it("that a person opens as an address, and that does not exist, leads to the page that says so", async () => {
    // As a browser does: fetch says of itself that it is none.
    const headers = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
    const [answer] = (await once(get(`${product.url}/api/v2/nowhere`, { headers }), "response")) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/error/not-found"]);
  });

  it("for a race that is not there, or not an id, is refused", async () => {
    const nobody = await fetch(`${product.url}/api/v2/race/00000000-0000-4000-8000-000000000000`);
    expect([nobody.status, await nobody.json()]).toMatchObject([404, { error: "raceNotFound" }]);
    expect((await fetch(`${product.url}/api/v2/race/1'--`)).status).toBe(422);
  });

  it("over its limit is refused with the time to wait", async () => {
    const { token } = await callProduct(product.url, guestSession);
    const answers = await Promise.all(
      Array.from({ length: 130 }, () =>
        post("/realtime/ticket", { headers: { authorization: `Bearer ${token}`, "content-type": "application/json" } }),
      ),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("the process", () => {
  it("says that it is up and ready", async () => {
    expect(await (await fetch(`${product.url}/healthz`)).json()).toEqual({ status: "up" });
    const ready = await fetch(`${product.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: "ready", database: true, missing: [] }]);
  });

  it("says in its OpenAPI document what each call answers without a session, and what a bot check is made of", async () => {
    const { paths } = (await (await fetch(`${product.url}/api/v2/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    for (const { method, path, access } of Object.values(CALLS)) {
      const { responses = {} } = paths[path]?.[method.toLowerCase()] ?? {};
      expect([path, "401" in responses]).toEqual([path, access !== "anyone"]);
    }
    const challenge = JSON.stringify(paths["/auth/captcha-challenge"]?.get?.responses["200"]);
    expect([challenge.includes('"parameters"'), challenge.includes('"signature"')]).toEqual([true, true]);
  });

  it("describes every call in its OpenAPI document", async () => {
    const document = (await (await fetch(`${product.url}/api/v2/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    expect(Object.keys(document.paths).toSorted()).toEqual(
      [...new Set(Object.values(CALLS).map((each) => each.path))].toSorted(),
    );
  });
});
