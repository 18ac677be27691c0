import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { SectionID, TeamID } from "#shared/ids.ts";
import { CLOCKS_APART } from "#shared/rules/presence/times.ts";
import { newLocalBus, RINGS_KEPT_MS, type Bus } from "#shared/server/platform/bus.ts";
import { RecentRings } from "#shared/server/platform/recent-rings.ts";
import { teamTopic, topicChannel, topicOfChannel } from "#shared/server/platform/topic.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import { AskSpread } from "../../game-server/presence/ask-spread.ts";
import { pageTopicAt, type Watcher } from "../../game-server/presence/page-topic.ts";
import type { PresenceClient } from "../../game-server/presence/present-player.ts";
import { TopicWatch } from "../../game-server/presence/topic-watch.ts";
import { diceOf } from "../support/dice.ts";

const TEAM = { teamID: 7 as TeamID, tag: "FAST", sectionID: 6 as SectionID, leagueGroupID: 8, teamLeagueGroupID: 9 };
const PAGE = "/team/FAST";
const log = { warn: vi.fn<(...said: readonly unknown[]) => void>() };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2_027, 4, 5, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line without a network. @returns it, and when it was told that teammates did something */
function newLine() {
  const toldMs: number[] = [];
  const ref = { readyState: 0 };
  const line = { ref, enqueueRaw: () => toldMs.push(Date.now()) } as unknown as PresenceClient;
  return { line, toldMs };
}

/** A bus as a cluster has it: a channel is heard a while after it was listened to, and looking up takes a while. */
const lateBus = (local: Bus, lateMs: () => number): Bus => ({
  ...local,
  on(topic, listener, onHeard) {
    let stop = (): void => undefined;
    const waiting = setTimeout(() => {
      stop = local.on(topic, listener, onHeard);
    }, lateMs());
    return () => {
      clearTimeout(waiting);
      stop();
    };
  },
  async rungAgoMs(topic) {
    const agoMs = await local.rungAgoMs(topic);
    await new Promise((resolve) => setTimeout(resolve, lateMs()));
    return agoMs;
  },
});

describe("a page that shows its team", () => {
  it("hears, whenever it asked and checked in, of each teammate's deed that its answer doesn't show, and of no old one", async () => {
    const dice = diceOf("team watch");
    const upTo = (mostMs: number): number => Math.floor(dice() * mostMs);
    for (let run = 0; run < 400; run++) {
      const local = newLocalBus({ error: (about: unknown) => expect.unreachable(String(about)) });
      const bus = run % 2 === 0 ? local : lateBus(local, () => upTo(400));
      const watch = new TopicWatch({ bus, nowStamp, log }, new AskSpread());
      const { line, toldMs } = newLine();
      const rungMs: number[] = [];
      const ring = (): void => {
        rungMs.push(Date.now());
        void bus.ring([teamTopic(TEAM.teamID)]);
      };
      const startMs = Date.now() + upTo(12_000);
      for (let nth = 0; nth < 1 + upTo(3); nth++) setTimeout(ring, upTo(20_000));
      let [askedStamp, answeredMs, lookedMs] = [0 as Stamp, 0, 0];
      setTimeout(() => void (askedStamp = nowStamp()), startMs - Date.now());
      const answeredInMs = startMs - Date.now() + upTo(900);
      setTimeout(() => void (answeredMs = Date.now()), answeredInMs);
      setTimeout(
        () => {
          lookedMs = Date.now();
          watch.look(line, TEAM, { path: PAGE, teamStamp: askedStamp });
        },
        startMs - Date.now() + upTo(4_000),
      );
      await vi.advanceTimersByTimeAsync(40_000);
      watch.close();

      const missed = rungMs.filter((ms) => ms > answeredMs);
      for (const ms of missed) expect(Math.max(0, ...toldMs)).toBeGreaterThanOrEqual(ms);
      const newest = rungMs.filter((ms) => ms >= lookedMs || ms > (askedStamp - CLOCKS_APART - 2) * 1_000);
      expect(toldMs.length).toBeLessThanOrEqual(newest.length);
    }
  });

  it("is told so where that can't be known: its team rang too long ago to be kept, or nothing tells when", async () => {
    const local = newLocalBus({ error: () => undefined });
    const told = async (bus: Bus, teamStamp?: number): Promise<number> => {
      const watch = new TopicWatch({ bus, nowStamp, log }, new AskSpread());
      const { line, toldMs } = newLine();
      watch.look(line, TEAM, { path: PAGE, ...(teamStamp !== undefined && { teamStamp: teamStamp as Stamp }) });
      await vi.advanceTimersByTimeAsync(10);
      watch.close();
      return toldMs.length;
    };
    const keptSeconds = RINGS_KEPT_MS / 1_000;
    const unknowing: Bus = { ...local, rungAgoMs: () => Promise.resolve(0) };
    expect(await told(local)).toBe(0);
    expect(await told(local, nowStamp())).toBe(0);
    expect(await told(local, 0)).toBe(1);
    expect(await told(local, nowStamp() - keptSeconds)).toBe(1);
    expect(await told(unknowing, nowStamp())).toBe(1);
  });

  it("isn't told on another page, and not again at its later check-ins", async () => {
    const bus = newLocalBus({ error: () => undefined });
    const watch = new TopicWatch({ bus, nowStamp, log }, new AskSpread());
    const { line, toldMs } = newLine();
    await bus.ring([teamTopic(TEAM.teamID)]);
    for (const path of ["/garage", PAGE, PAGE, "/garage"]) {
      watch.look(line, TEAM, { path, teamStamp: nowStamp() });
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(toldMs.length).toBe(1);
  });
});

describe("when topics were rung", () => {
  it("is kept no longer than a page may ask for it", () => {
    const topic = (teamID: number) => teamTopic(teamID as TeamID);
    const rings = new RecentRings(1_000);
    for (let nth = 0; nth < 50_000; nth++) {
      rings.note(topic(nth % 5_000), nth);
      expect(rings.topics).toBeLessThanOrEqual(1_000);
    }
    const nowMs = 50_100;
    expect(rings.agoMs(topic(49_999 % 5_000), nowMs)).toBe(101);
    expect(rings.agoMs(topic(49_101 % 5_000), nowMs)).toBe(999);
    expect(rings.agoMs(topic(49_100 % 5_000), nowMs)).toBeUndefined();
    expect(rings.agoMs(topic(9_999), nowMs)).toBeUndefined();
  });
});

it("A page whose group can't be asked again hears no more of it until it looks again, and the log says so", async () => {
  const bus = newLocalBus({ error: () => undefined });
  const watch = new TopicWatch({ bus, nowStamp, log }, new AskSpread());
  const { line, toldMs } = newLine();
  const ring = async () => {
    await bus.ring([teamTopic(TEAM.teamID)]);
    await vi.advanceTimersByTimeAsync(10_000);
  };
  watch.look(line, TEAM, { path: PAGE });
  await ring();
  watch.lookAgain(new Set([line]), () => Promise.reject(new Error("no database")));
  await ring();
  expect(toldMs).toHaveLength(1);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ cause: "no database" }, expect.any(String));
  watch.look(line, TEAM, { path: PAGE });
  await ring();
  expect(toldMs).toHaveLength(2);
});

it("is the class on its own page, for whoever has one", () => {
  const shown = (path: string, who: Watcher = TEAM) => pageTopicAt(path, who);
  expect(shown("/class")).toEqual({ topic: "class:6", facts: ["class"] });
  expect(shown("/class/")).toEqual(shown("/class"));
  expect(shown("/classes")).toBeUndefined();
  expect(shown("/class", { ...TEAM, sectionID: null })).toBeUndefined();
});

it("is the group of a league on its own page, the team's on that of the team; without a group nobody is told", () => {
  const shown = (path: string, who: Watcher = TEAM) => pageTopicAt(path, who)?.topic;
  expect(["/leagues", "/leagues/", "/leagues/team", "/leagues/teams", "/garage"].map((path) => shown(path))).toEqual([
    "league:8",
    "league:8",
    "team-league:9",
    undefined,
    undefined,
  ]);
  const nobody = { ...TEAM, leagueGroupID: null, teamLeagueGroupID: null };
  expect(["/leagues", "/leagues/team"].map((path) => shown(path, nobody))).toEqual([undefined, undefined]);
  for (const topic of ["league:8", "team-league:9", "team:7", "class:6"] as const)
    expect(topicOfChannel(topicChannel(topic))).toBe(topic);
});
