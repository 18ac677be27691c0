import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { FACTS, type Fact } from "#shared/contracts/facts.ts";
import type { Self } from "#shared/contracts/self.ts";

import { tell } from "../../client/data/facts.ts";
import { KEYS } from "../../client/data/keys.ts";
import { queryClient } from "../../client/data/query-client.ts";
import { CallProblem } from "../../client/net/call.ts";
import { useSession } from "../../client/session/session.ts";
import { NOBODY } from "../../client/session/stored-session.ts";

/** Which answers a page asks for again when a fact changed. */
const ASKED_AGAIN: Readonly<Record<Fact, readonly (keyof typeof KEYS)[]>> = {
  account: ["certificates", "event", "ownRaces", "profiles", "season", "settings", "shop", "store", "teacherStanding"],
  wallet: ["certificates", "event", "fairPlayCases", "ownRaces", "shop", "stats", "store"],
  progress: [
    "boards",
    "certificates",
    "dailyFriends",
    "fairPlayCases",
    "lastRaces",
    "ownRaces",
    "profiles",
    "shop",
    "stats",
  ],
  friends: ["dailyFriends", "friendRequests", "notices", "ownRaces", "profiles", "searches"],
  garage: ["garage", "profiles", "shop", "visits"],
  achievements: ["achievements", "popUps"],
  gifts: ["gifts", "notices"],
  notices: ["notices"],
  rewards: [],
  team: ["contests", "notices", "teamApplications", "teamInvites", "teamMotds", "teams"],
  teammates: ["teams"],
  class: [
    "ownClass",
    "schools",
    "assignments",
    "classFiles",
    "boards",
    "garage",
    "leagues",
    "notices",
    "popUps",
    "shop",
    "store",
    "teamMotds",
    "teams",
    "yearChanges",
  ],
  assignments: ["assignments", "classAssignments"],
  contest: ["contests"],
  season: ["popUps", "season"],
  event: ["event", "popUps"],
  league: ["leagues", "popUps"],
  shop: ["shop", "store"],
  news: [],
  challenges: ["challenges", "popUps"],
  popUps: ["popUps"],
};
const NAMES = Object.keys(KEYS) as (keyof typeof KEYS)[];

const asKept = (userID: number): Self => ({ userID, accountType: "standard" }) as Self;

const stops: (() => void)[] = [];
/** A page that shows an answer. */
const shows = (queryKey: readonly string[], ask: () => Promise<unknown>) => {
  const page = new QueryObserver(queryClient, { queryKey, queryFn: ask });
  stops.push(page.subscribe(() => undefined));
  return page;
};

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  useSession.setState(NOBODY, true);
  vi.unstubAllGlobals();
});

it.each(FACTS)("asks again for exactly what shows some of it when a fact changed: %s", async (fact) => {
  const asked = new Map<string, number>();
  for (const name of NAMES) {
    shows([...KEYS[name], "one of them"], () => {
      asked.set(name, (asked.get(name) ?? 0) + 1);
      return Promise.resolve(name);
    });
  }
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  asked.clear();
  void tell(fact);
  await expect.poll(() => [...asked.keys()].toSorted()).toEqual([...ASKED_AGAIN[fact]].toSorted());
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect([...asked.values()]).toEqual(ASKED_AGAIN[fact].map(() => 1));
});

it("does not show an answer that was under way when a fact changed", async () => {
  const answers: ((value: string) => void)[] = [];
  const page = shows(KEYS.gifts, () => new Promise((resolve) => answers.push(resolve)));
  void tell("gifts");
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.("old");
  answers[1]?.("new");
  await expect.poll(() => page.getCurrentResult().data).toBe("new");
  expect(answers).toHaveLength(2);
});

it("asks once where the server said no, and says so at once where it is away for a moment", async () => {
  const ask = (code: string, status: number) =>
    vi.fn<() => Promise<never>>(() => Promise.reject(new CallProblem(code, "No.", status)));
  const [refused, away] = [ask("notFound", 404), ask("unavailable", 503)];
  const [first, second] = [shows(KEYS.gifts, refused), shows(KEYS.settings, away)];
  await expect.poll(() => first.getCurrentResult().status).toBe("error");
  await expect.poll(() => second.getCurrentResult().failureReason).not.toBeNull();
  await expect.poll(() => away.mock.calls.length).toBe(2);
  expect(refused).toHaveBeenCalledTimes(1);
});

it("keeps nothing of the previous player", async () => {
  useSession.setState({ user: asKept(1) });
  queryClient.setQueryData(KEYS.gifts, "theirs");
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve("mine"));
  queryClient.setQueryData(KEYS.settings, "theirs");
  const page = shows(KEYS.settings, ask);
  useSession.setState({ user: asKept(2) });
  expect(queryClient.getQueryData(KEYS.gifts)).toBeUndefined();
  await expect.poll(() => page.getCurrentResult().data).toBe("mine");
  useSession.setState(NOBODY, true);
  expect(queryClient.getQueryData(KEYS.settings)).toBeUndefined();
});
