import { PassThrough } from "node:stream";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { guestSession, self } from "#shared/contracts/account/auth.ts";
import { clientError } from "#shared/contracts/account/recovery.ts";
import { changeAccount } from "#shared/contracts/account/settings.ts";
import { signIn, signInOptions } from "#shared/contracts/account/sign-in.ts";
import { friendRace } from "#shared/contracts/social/friend-lobby.ts";
import { playerProfile, reportPlayer, searchPlayers } from "#shared/contracts/social/players.ts";
import type { SessionID, UserID } from "#shared/ids.ts";
import { loggedReport } from "#shared/server/platform/client-report.ts";
import { newLog } from "#shared/server/platform/log.ts";
import { networkOf } from "#shared/server/platform/network.ts";

import { openLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { rawRequest } from "../support/raw-request.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

const PUBLIC_URL = "https://redline.example";
let product: Product;
beforeAll(async () => {
  product = await startProduct({ withClient: true, env: { PUBLIC_URL } });
});
afterAll(() => product.close());

const post = (path: string, headers: Record<string, string>, body: BodyInit = "{}"): Promise<Response> =>
  fetch(`${product.url}${path}`, { method: "POST", headers, body });
const JSON_TYPE = { "content-type": "application/json" };

describe("a text that no database takes", () => {
  it("is refused by name, wherever it stands in a call", async () => {
    const racer = await newRacer(product, "NulSender");
    const account = { firstname: "A", lastname: "B", email: "", contact: 0, password: PASSWORD };
    const asked = [
      racer.ask(playerProfile, { params: { username: "%00" } }),
      racer.ask(searchPlayers, { body: { term: "a\0b" } }),
      racer.ask(reportPlayer, { params: { id: 1 }, body: { reason: "name", note: "\0" } }),
      racer.ask(changeAccount, { body: { ...account, firstname: "A\0" } }),
      racer.ask(changeAccount, { body: { ...account, lastname: "\ud800" } }),
      racer.ask(friendRace, { body: { link: "\0" } }),
      new Visitor(product).ask(signIn, { body: { username: "a\0", password: "b" } }),
      new Visitor(product).ask(signIn, { body: { username: { deep: [["\0"]] } } }),
      new Visitor(product).send("GET", "/api/v2/auth/options?x=%ff"),
      new Visitor(product).send("GET", "/api/v2/players/%zz"),
      new Visitor(product).send("POST", "/matchmake/joinById/%00"),
      new Visitor(product).send("POST", "/matchmake/joinById/x", { body: { "\0": 1 } }),
    ];
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    const named = answers.slice(0, -2).map(({ json }) => json.error);
    expect(named).toEqual(named.map(() => "badEncoding"));
    const bytes = await post("/api/v2/auth/guest", JSON_TYPE, Buffer.from([0x22, 0xff, 0x22]));
    expect(await bytes.json()).toMatchObject({ error: "badEncoding" });
  });

  it("closes the line that sends it as a message", async () => {
    const line = await openLine(product.url, await newRacer(product, "NulLine"));
    line.room.send("check-in", {
      path: "/\0",
      pathID: null,
      offline: false,
      first: true,
      leftFriendRace: false,
      friendsHash: "",
      racesPlayed: 0,
      lastNotificationID: 0,
    });
    expect(await line.left).toBe(4_400);
  });
});

describe("a request", () => {
  const say = (lines: readonly string[]): Promise<string> => rawRequest(product.url, lines);
  const CLOSE = ["Host: localhost", "Connection: close"];

  it.each(["h2c", "TLS/1.0", "h2c, HTTP/3", "foo"])(
    "that offers %s is answered as if it offered nothing",
    async (offer) => {
      const heads = [`Upgrade: ${offer}`, "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA", "Host: localhost"];
      const said = await say(["GET /healthz HTTP/1.1", ...heads, "Connection: close, Upgrade, HTTP2-Settings"]);
      expect(said).toMatch(/^HTTP\/1\.1 200 /);
      expect(said).toContain('{"status":"up"}');
      const posted = await say([
        "POST /api/v2/auth/guest HTTP/1.1",
        ...heads,
        "Connection: close, Upgrade",
        "Content-Type: application/json",
        "Content-Length: 0",
      ]);
      expect(posted).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it("may name the whole address, as to a proxy, and an older version", async () => {
    for (const target of ["http://localhost/healthz", "HTTP://other.example:81/healthz", "https://localhost/healthz"])
      expect(await say([`GET ${target} HTTP/1.1`, ...CLOSE])).toMatch(/^HTTP\/1\.1 200 /);
    expect(await say(["GET http://localhost/api/v2/auth/options?x=1 HTTP/1.1", ...CLOSE])).toContain('"providers"');
    expect(await say(["GET http://localhost HTTP/1.1", ...CLOSE])).toContain("<!doctype html>");
    expect(await say(["GET /healthz HTTP/1.0"])).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("by HEAD has the heads of GET and no body", async () => {
    for (const path of ["/healthz", "/", "/api/v2/auth/options"]) {
      const [got, headed] = [await fetch(product.url + path), await fetch(product.url + path, { method: "HEAD" })];
      const type = (answer: Response) => [answer.status, answer.headers.get("content-type")];
      expect([path, ...type(headed)]).toEqual([path, ...type(got)]);
      expect(await headed.text()).toBe("");
      await got.arrayBuffer();
    }
  });
});

describe("a call that changes something", () => {
  it("is refused from a page of somebody else, so that no foreign form takes a guest's racer away", async () => {
    const guest = await newGuest(product);
    const cookie = `redline_guest=${guest.cookies.get("redline_guest")}`;
    const foreign = [
      post("/api/v2/auth/guest", { "content-type": "text/plain", origin: "https://elsewhere.example" }),
      post("/api/v2/auth/guest", { ...JSON_TYPE, origin: "https://elsewhere.example" }),
      post("/api/v2/auth/guest", { ...JSON_TYPE, origin: "null" }),
      post("/api/v2/auth/guest", { ...JSON_TYPE, "sec-fetch-site": "cross-site" }),
      post("/api/v2/auth/guest", { ...JSON_TYPE, "sec-fetch-site": "same-site", origin: "https://x.redline.example" }),
    ];
    for (const answer of await Promise.all(foreign)) {
      expect(await answer.json()).toMatchObject({ error: "wrongOrigin" });
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
    }
    const again = await post("/api/v2/auth/guest", { ...JSON_TYPE, cookie });
    expect(guestSession.answer.parse(await again.json()).user.userID).toBe(guest.userID);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])(
    "is refused as %s: only JSON is taken, which no form can send",
    async (type) => {
      const answer = await post("/api/v2/auth/guest", { "content-type": type });
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: "notJson" }]);
      expect(answer.headers.get("set-cookie")).toBeNull();
    },
  );

  it("is taken from a page of ours, by its own address, by the public one, or by a browser's word for it", async () => {
    const own: Record<string, string>[] = [
      {},
      { origin: product.url },
      { origin: PUBLIC_URL, "sec-fetch-site": "cross-site" },
      { origin: "https://behind-a-proxy.example", "sec-fetch-site": "same-origin" },
    ];
    const answers = await Promise.all(own.map((headers) => post("/api/v2/auth/guest", { ...JSON_TYPE, ...headers })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe("a token nobody signed", () => {
  const unsigned = (kid: unknown): string =>
    [{ alg: "EdDSA", kid }, { sub: "1" }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .concat("AAAA")
      .join(".");

  it("costs no look into the database when its key cannot be one, and one when it is unknown", async () => {
    const { app, tokens } = product.services;
    const kid = crypto.randomUUID();
    for (const each of ["a\0b", "x", 7, { $ne: 1 }, undefined])
      expect(await tokens.read(unsigned(each))).toBeUndefined();
    expect(await tokens.read(unsigned(kid))).toBeUndefined();
    const [now, private_jwk] = [app.nowStamp(), "{}"];
    await app.db
      .insertInto("signing_keys")
      .values({ key_id: kid, private_jwk, private_closed: null, created_stamp: now, signs_from_stamp: now })
      .execute();

    // Looked up again, this key would be none that can be read.
    expect(await tokens.read(unsigned(kid))).toBeUndefined();
    await app.db.deleteFrom("signing_keys").where("key_id", "=", kid).execute();
  });

  it("is told to wait after some hundred from one address, and no good one from there is, however new it is", async () => {
    const headers = { "x-forwarded-for": "10.66.0.1" };
    const racer = await newRacer(product, "SameSchool");
    expect((await racer.ask(self, { headers })).status).toBe(200);
    const bad = new Visitor(product);
    bad.token = unsigned("x");
    const statuses = new Set<number>();
    for (let turn = 0; turn < 13; turn++) {
      const asked = await Promise.all(Array.from({ length: 50 }, () => bad.ask(self, { headers })));
      for (const { status } of asked) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([401, 429]));
    const refused = await bad.ask(self, { headers });
    expect([refused.json.error, Number(refused.headers.get("retry-after")) > 0]).toEqual(["tooManyRequests", true]);
    const open = await bad.ask(signInOptions, { headers });
    expect([open.status, open.headers.get("retry-after")]).toEqual([200, null]);
    expect((await racer.ask(self, { headers })).status).toBe(200);
    const { tokens } = product.services;
    const { sessionID } = (await tokens.read(racer.token ?? "")) ?? {};
    racer.token = await tokens.issue(racer.userID as UserID, sessionID as SessionID);
    expect((await racer.ask(self, { headers })).status).toBe(200);
    const newcomer = await newRacer(product, "NewAtSchool");
    expect((await newcomer.ask(self, { headers })).status).toBe(200);
    expect((await bad.ask(self)).status).toBe(401);
  });
});

describe("an address", () => {
  it("counts with its network where a line has many", () => {
    const networks = [
      "2001:db8:1:2:3:4:5:6",
      "2001:DB8:1:2::9",
      "2001:db8:1:2:ffff::",
      "2001:db8:1:3::1",
      "::1",
      "fe80::1%eth0",
    ];
    expect(networks.map((ip) => networkOf({ ip }))).toEqual([
      "2001:db8:1:2",
      "2001:db8:1:2",
      "2001:db8:1:2",
      "2001:db8:1:3",
      "0:0:0:0",
      "fe80:0:0:0",
    ]);
  });

  it("is the same however a proxy writes it", () => {
    const v4 = [
      "10.0.0.1",
      "10.0.0.1:50123",
      "::ffff:10.0.0.1",
      "::FFFF:a00:1",
      "[::ffff:10.0.0.1]:443",
      ' "10.0.0.1" ',
      "::ffff:10.0.0.1:80",
      "[10.0.0.1]:80",
      "10.0.0.1:99999",
      "64:ff9b::10.0.0.1",
      "[64:FF9B::a00:1]:443",
    ];
    expect(new Set(v4.map((ip) => networkOf({ ip })))).toEqual(new Set(["10.0.0.1"]));
    const full = ["2001:db8:1:2:3:4:5:6:443", "[2001:db8:1:2::9]:99999", "2001:db8:1:2:3:4:5:6"];
    expect(new Set(full.map((ip) => networkOf({ ip })))).toEqual(new Set(["2001:db8:1:2"]));
    expect(networkOf({ ip: "64:ff9b::203.0.113.77" })).toBe("203.0.113.77");
    expect(networkOf({ ip: "64:ff9b:1::203.0.113.77" })).toBe("64:ff9b:1:0");
    const v6 = ["2001:db8::7", "[2001:db8::7]", "[2001:DB8::7]:61000", '"[2001:db8::7]:1"', "2001:db8:0:0::7%eth0"];
    expect(new Set(v6.map((ip) => networkOf({ ip })))).toEqual(new Set(["2001:db8:0:0"]));
    expect(["unknown", "_hidden", ""].map((ip) => networkOf({ ip }))).toEqual(["unknown", "_hidden", ""]);
  });
});

describe("the page", () => {
  it.each(["PUT", "POST", "DELETE", "OPTIONS", "PATCH"])("is read only: %s is no way to it", async (method) => {
    for (const path of ["/", "/index.html", "/race"]) {
      const answer = await fetch(`${product.url}${path}`, { method });
      expect([answer.status, answer.headers.get("allow"), await answer.text()]).toEqual([405, "GET, HEAD", ""]);
    }
  });

  it.each([
    "/",
    "/index",
    "/index.html",
    "/%69ndex.html",
    "//index.html",
    "/index/",
    "/race/../index.html",
    "/index.html.br",
  ])("has its nonce under %s, and never the mark of the built file", async (path) => {
    const answer = await fetch(product.url + path, { headers: { "accept-encoding": "identity", accept: "text/html" } });
    const text = await answer.text();
    expect(text).not.toContain("__NONCE__");
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
    expect(text).toContain(`nonce="${nonce}"`);
  });

  it("tells browsers to come by HTTPS only, where the public address says so", async () => {
    const answer = await fetch(product.url);
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
  });
});

describe("the log", () => {
  const logOf = (write: (log: ReturnType<typeof newLog>) => void): readonly Record<string, unknown>[] => {
    const stream = new PassThrough();
    write(newLog({ logLevel: "debug", nodeAddress: undefined }, stream));
    return String(stream.read())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it("quotes no row of the database, nor those of errors in an error", () => {
    const failed = () => Object.assign(new Error("no"), { detail: "Failing row contains (Zarathea).", code: "23514" });
    const lines = logOf((log) => {
      log.error({ err: failed() }, "one");
      log.error({ err: new AggregateError([failed(), failed()], "two failed") }, "two");
      log.error({ err: Object.assign(new Error("outer"), { inner: failed(), cause: failed() }) }, "three");
    });
    const ring: Record<string, unknown> = { at: new Date(0) };
    ring.ring = ring;
    const ringed = Object.assign(failed(), { ring, list: [failed()] });
    Object.assign(ringed, { itself: ringed });
    logOf((log) => log.error({ err: ringed }, "ringed")).forEach((line) => {
      expect(JSON.stringify(line)).toContain("1970-01-01");
      expect(JSON.stringify(line)).not.toContain("Zarathea");
    });
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).toContain("23514");
    expect(JSON.stringify(lines)).not.toContain("Zarathea");
  });

  it("has of one fault twenty lines a minute, and of other faults theirs", () => {
    const lines = logOf((log) => {
      for (let turn = 0; turn < 5_000; turn++) log.error({ err: new Error(`no ${turn}`) }, "a call failed");
      log.child({ from: "elsewhere" }).error("a call failed");
      log.warn("something else");
      for (let turn = 0; turn < 30; turn++) log.debug("looked at closely");
    });
    const count = (msg: string) => lines.filter((line) => line.msg === msg).length;
    expect(["a call failed", "something else", "looked at closely"].map(count)).toEqual([20, 1, 30]);
  });

  it("keeps of a crash in a browser nothing that somebody may have typed", async () => {
    const report = clientError.body.parse({
      message: "Kim Possible is not defined",
      stack:
        "TypeError: Kim Possible\n at x (https://redline.example/assets/race-page-AbCd12_9.js:10:2345)\n at Kim (/Kim.js:1:1)",
      path: "/racer/Kim",
      splitTest: 3,
      breadcrumbs: [
        { stamp: 1, kind: "page", text: "/racer/Kim" },
        { stamp: 2, kind: "call", text: "GET /players/{username} 404" },
        { stamp: 3, kind: "call", text: "GET /players/Kim 404" },
        { stamp: 4, kind: "click", text: "Kim" },
      ],
    });
    expect(loggedReport(report)).toEqual({
      kind: "TypeError",
      messageMark: expect.stringMatching(/^[\w-]{12}$/) as string,
      page: "racer",
      places: ["AbCd12_9.js:10:2345"],
      splitTest: 3,
      trail: [
        { stamp: 1, what: "page" },
        { stamp: 2, what: "GET /players/{username} 404" },
        { stamp: 3, what: "call" },
        { stamp: 4, what: "click" },
      ],
    });
  });
});
