import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { deed } from "../../client/data/deed.ts";
import { hear, tell } from "../../client/data/facts.ts";
import { KEYS } from "../../client/data/keys.ts";
import { queryClient, showAnswer } from "../../client/data/query-client.ts";
import { buy, giveBack } from "../../client/data/shop/use-shop.ts";
import { CallProblem, makeCall } from "../../client/net/call.ts";
import { call, useSession } from "../../client/session/session.ts";
import { NOBODY } from "../../client/session/stored-session.ts";
import { dropToken, keepToken } from "../../client/session/token/kept-token.ts";

const NITROS = { srlID: 7, dlID: null, starterCarID: null };
const SOLD = { purchaseID: 3, shop: { of: "bought" }, wallet: { money: 900 }, purchases: { newInShop: 0 } };
const OWN = { userID: 1, accountType: "standard", money: 1_000 };
const NEWS = ["wallet", "garage", "shop"] as const;

/** The calls that reached the server, in order. */
let asked: { readonly path: string; readonly key: string | null }[];
/** What becomes of the next purchases: the last one of it, of all that follow. */
let answers: (() => Response | Promise<Response>)[];
const stops: (() => void)[] = [];

const sold = (): Response => Response.json(SOLD);
const lost = (): Promise<Response> => Promise.reject(new TypeError("no network here"));
const refused =
  (status: number, error = "no") =>
  (): Response =>
    Response.json({ error, message: "No." }, { status });
const paths = (): readonly string[] => asked.map(({ path }) => path);
const keysSent = (): readonly (string | null)[] => asked.filter(({ key }) => key !== null).map(({ key }) => key);
const money = (): number | undefined => useSession.getState().user?.money;
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** How it ends, with its pause. */
const ends = async <T>(doing: Promise<T>): Promise<T | CallProblem> => {
  const end = doing.catch((problem: unknown) => problem as CallProblem);
  await passes(5_000);
  return end;
};
/** A page that shows the shop. */
async function openShop(): Promise<void> {
  const page = new QueryObserver(queryClient, {
    queryKey: KEYS.shop,
    queryFn: async () => (await call("GET /shop")).shop,
  });
  stops.push(page.subscribe(() => undefined));
  await passes(0);
  asked = [];
}
const shop = (): unknown => queryClient.getQueryData(KEYS.shop);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  [asked, answers] = [[], [sold]];
  keepToken(["head", btoa(JSON.stringify({ sub: "1" })), "signature"].join("."));
  useSession.setState({ ...NOBODY, user: OWN as never }, true);
  vi.stubGlobal("fetch", (path: string, { headers, method }: RequestInit) => {
    const key = new Headers(headers).get("idempotency-key");
    asked.push({ path: path.replace("/api/v2", ""), key });
    if (path.includes("/self")) return Promise.resolve(Response.json({ userID: 1, parts: { wallet: { money: 1 } } }));
    if (method === "GET") return Promise.resolve(Response.json({ shop: { of: "asked" } }));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(answer?.());
  });
  // Another file in this worker may have left something to be asked for.
  await tell();
  useSession.setState({ user: OWN as never });
  asked = [];
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await passes(10_000);
  queryClient.clear();
  dropToken();
  useSession.setState(NOBODY, true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a deed", () => {
  it.each([
    ["the answer got lost", lost],
    ["the server stumbled", refused(500)],
    ["the server is away", refused(503)],
  ])("is tried once more with the same key after a pause where %s", async (_why, fails) => {
    answers = [fails, sold];
    const doing = buy(NITROS);
    await passes(500);
    expect(asked).toHaveLength(1);
    expect(await ends(doing)).toMatchObject({ purchaseID: 3 });
    expect(keysSent()).toHaveLength(2);
    expect(new Set(keysSent()).size).toBe(1);
    expect(money()).toBe(900);
  });

  it("that got no answer twice says so, has everything asked for again, and is the same one at the next press", async () => {
    await openShop();
    answers = [lost, lost, sold];
    expect(await ends(buy(NITROS))).toMatchObject({ status: 0 });
    expect(paths().toSorted()).toEqual([
      "/loot/shop/7/buy",
      "/loot/shop/7/buy",
      "/self?parts=wallet%2Cpurchases",
      "/shop",
    ]);
    await ends(buy(NITROS));
    expect(keysSent()).toHaveLength(3);
    expect(new Set(keysSent()).size).toBe(1);
    await ends(buy(NITROS));
    expect(new Set(keysSent()).size).toBe(2);
  });

  it("that is done, or was done already, is another one the next time; one with something else always is", async () => {
    answers = [refused(409, "alreadyDone"), sold];
    expect(await ends(buy(NITROS))).toBeInstanceOf(CallProblem);
    await ends(buy(NITROS));
    await ends(buy(NITROS));
    await ends(Promise.all([buy(NITROS), buy({ ...NITROS, srlID: 8 }), giveBack(7)]));
    expect(new Set(keysSent()).size).toBe(6);
    expect(keysSent()).toHaveLength(6);
  });

  it.each([400, 401, 403, 404, 409, 429])(
    "that got lost is the same one still after a refusal with %i",
    async (status) => {
      answers = [lost, lost, refused(status), refused(status), sold];
      const ended = [
        await ends(buy(NITROS)),
        await ends(buy(NITROS)),
        await ends(buy(NITROS)),
        await ends(buy(NITROS)),
      ];
      expect(ended.map((end) => end instanceof CallProblem)).toEqual([true, true, true, false]);
      expect(new Set(keysSent()).size).toBe(1);
    },
  );

  it("is done once by two presses, and both learn how it went", async () => {
    answers = [lost, sold];
    const both = Promise.all([buy(NITROS), buy(NITROS)]);
    await passes(100);
    const third = buy(NITROS);
    expect(await ends(Promise.all([both, third]))).toMatchObject([[SOLD, SOLD], SOLD]);
    expect(keysSent()).toHaveLength(2);
  });

  it("of a page that was left meanwhile shows what it brought; of somebody who left it is not tried again", async () => {
    answers = [lost, sold];
    await openShop();
    void buy(NITROS);
    for (const stop of stops.splice(0)) stop();
    await passes(5_000);
    expect(shop()).toEqual(SOLD.shop);
    expect(money()).toBe(900);
    answers = [lost, sold];
    asked = [];
    const doing = buy(NITROS).catch((problem: unknown) => problem);
    await passes(100);
    dropToken();
    useSession.setState({ user: { userID: 2, accountType: "standard", money: 5 } as never });
    keepToken(["head", btoa(JSON.stringify({ sub: "2" })), "signature"].join("."));
    await passes(5_000);
    expect(await doing).toMatchObject({ status: 0 });
    expect(keysSent()).toHaveLength(1);
    expect(money()).toBe(5);
  });
});

describe("what an answer carried", () => {
  it("is asked for again neither at once nor when the server says that it has changed, before or after the answer", async () => {
    await openShop();
    const answer = Promise.withResolvers<Response>();
    answers = [() => answer.promise];
    const doing = buy(NITROS);
    await passes(10);
    const [key = ""] = keysSent();
    hear(NEWS, 0, key ?? "");
    await passes(1_000);
    answer.resolve(sold());
    await ends(doing);
    hear(NEWS, 0, key ?? "");
    await passes(1_000);
    expect(paths()).toEqual(["/loot/shop/7/buy"]);
    expect(shop()).toEqual(SOLD.shop);
  });

  it("is asked for again when something else changes it, during the deed or later", async () => {
    await openShop();
    const answer = Promise.withResolvers<Response>();
    answers = [() => answer.promise];
    const doing = buy(NITROS);
    await passes(10);
    hear(["wallet"]);
    await passes(1_000);
    asked = [];
    answer.resolve(sold());
    await ends(doing);
    expect(paths().toSorted()).toEqual(["/self?parts=wallet", "/shop"]);
    asked = [];
    hear(["wallet"], 0, "the-key-of-another-page");
    await passes(1_000);
    expect(paths().toSorted()).toEqual(["/self?parts=wallet", "/shop"]);
  });

  it("leaves what the deed changed besides, as the server says it, to be asked for", async () => {
    await openShop();
    await ends(buy(NITROS));
    const [key = ""] = keysSent();
    hear([...NEWS, "rewards"], 0, key ?? "");
    await passes(1_000);
    expect(paths()).toEqual(["/loot/shop/7/buy", "/self?parts=rewards"]);
  });
});

describe("an answer that is shown", () => {
  it("is not undone by one that left the server before", async () => {
    const older = Promise.withResolvers<string>();
    const page = new QueryObserver(queryClient, { queryKey: KEYS.gifts, queryFn: () => older.promise });
    stops.push(page.subscribe(() => undefined));
    await showAnswer(KEYS.gifts, "newer");
    older.resolve("older");
    await passes(100);
    expect(page.getCurrentResult().data).toBe("newer");
  });

  it("as a change leaves the rest to be asked for again where that was waited for, also where nothing was shown yet", async () => {
    let count = 0;
    const page = new QueryObserver(queryClient, {
      queryKey: KEYS.gifts,
      queryFn: async () => {
        count++;
        await passes(10);
        return { count };
      },
    });
    stops.push(page.subscribe(() => undefined));
    await showAnswer<{ readonly count: number }>(KEYS.gifts, (shown) => ({ ...shown, count: 100 }));
    await passes(100);
    expect(page.getCurrentResult().data).toEqual({ count: 2 });
    await showAnswer<{ readonly count: number }>(KEYS.gifts, (shown) => ({ ...shown, count: 100 }));
    await passes(100);
    expect(page.getCurrentResult().data).toEqual({ count: 100 });
  });
});

it("a call of a contract that takes a key does not compile without one, and no other takes one", () => {
  const never = (): unknown[] => [
    // @ts-expect-error a purchase takes a key
    call("POST /loot/shop/{srlID}/buy", { params: { srlID: 1 }, body: {} }),
    // @ts-expect-error also past the session
    makeCall("POST /achievements/extra", { body: { id: 1 } }),
    // @ts-expect-error and where nothing else is said
    call("GET /rewards/daily"),
    // @ts-expect-error a look takes none
    call("GET /shop", { key: "0123456789abcdef" }),
    // @ts-expect-error and is no deed
    deed("GET /shop", {}, { keyOf: () => 1, facts: [], show: () => ({}) }),
    // @ts-expect-error a deed chooses its key itself
    deed("GET /rewards/daily", { key: "1" }, { keyOf: () => 1, facts: [], show: () => ({}) }),
    call("GET /rewards/daily", { key: "0123456789abcdef" }),
  ];
  expect(never).toBeTypeOf("function");
});
