import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import type { Stamp } from "#shared/units.ts";

import { lasting } from "../../client/browser/storages.ts";
import { checkAchievements } from "../../client/data/achievements/check-achievements.ts";
import type { Achievements } from "../../client/data/achievements/use-achievements.ts";
import { hear } from "../../client/data/facts.ts";
import { KEYS } from "../../client/data/keys.ts";
import { queryClient } from "../../client/data/query-client.ts";
import { entriesOf, nearest, rarest, scoreOf, waitingOf } from "../../client/features/achievements/entries.ts";
import { readFilter, shownOf, writeFilter } from "../../client/features/achievements/filter.ts";
import { lockWords, nameOf, progressWords, shareWords, textOf } from "../../client/features/achievements/words.ts";
import { useSite } from "../../client/net/site.ts";
import { useSession } from "../../client/session/session.ts";
import { NOBODY } from "../../client/session/stored-session.ts";

const [FIRST_RACE, NEXT_RACES, SECRET] = [301, 302, 418] as AchievementID[];
const NOW = 1_800_000_000 as Stamp;
const NOTHING: Achievements = { standing: {}, achievements: [], unclaimed: [], points: 0, shares: [] };
const KEY = "redline-achievements-check";

describe("the check for achievements", () => {
  /** What the server has, and what it was asked for. */
  let own: Achievements;
  let isAway: boolean;
  let checks: readonly number[][];
  let reads: number;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    [own, isAway, checks, reads] = [NOTHING, false, [], 0];
    useSite.setState({ site: "type" });
    useSession.setState({ ...NOBODY, user: { userID: 1, accountType: "standard" } as never }, true);
    vi.stubGlobal("fetch", (path: string, { body }: { readonly body?: string }) => {
      if (path.endsWith("/check")) {
        const { ids } = JSON.parse(body ?? "{}") as { ids: number[] };
        checks = [...checks, ids];
        if (isAway) return Promise.reject(new TypeError("no network here"));
        const achieved = ids.filter((id) => id !== NEXT_RACES);
        own = {
          ...own,
          achievements: [
            ...own.achievements,
            ...achieved.map((id) => [id as AchievementID, NOW, 5] as [AchievementID, Stamp, number]),
          ],
        };
        return Promise.resolve(Response.json({ achieved, instantClaimed: [], unclaimed: achieved }));
      }
      reads++;
      return Promise.resolve(Response.json(own));
    });
  });
  afterEach(() => {
    stop();
    queryClient.clear();
    lasting.removeItem(KEY);
    useSession.setState(NOBODY, true);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  /** The player does something that a page hears of. */
  const did = (standing: Achievements["standing"]): void => {
    own = { ...own, standing };
    hear(["achievements"]);
  };

  it("asks nothing when nothing is due", async () => {
    own = { ...NOTHING, standing: { racesPlayed: 1 }, achievements: [[FIRST_RACE as AchievementID, NOW, 5]] };
    stop = checkAchievements();
    await passes(600_000);
    expect(reads).toBeGreaterThan(0);
    expect(checks).toEqual([]);
  });

  it("asks once for what came together, 300 ms later, and then shows it as earned", async () => {
    stop = checkAchievements();
    await passes(10);
    did({ racesPlayed: 1 });
    await passes(200);
    did({ racesPlayed: 1, giftsSent: 1 });
    await passes(320);
    expect(checks).toEqual([]);
    await passes(100);
    expect(checks).toEqual([[FIRST_RACE, 813]]);
    await passes(1_000);
    expect(queryClient.getQueryData<Achievements>(KEYS.achievements)?.achievements).toHaveLength(2);
    await passes(600_000);
    expect(checks).toHaveLength(1);
  });

  it("does not ask again and again for what the server finds not earned", async () => {
    own = { ...NOTHING, standing: { racesPlayed: 5 }, achievements: [[FIRST_RACE as AchievementID, NOW, 5]] };
    stop = checkAchievements();
    await passes(900_000);
    expect(checks).toEqual([[NEXT_RACES]]);
  });

  it("waits 120 seconds after a failure, 300 after each further one, and is back at once when it worked", async () => {
    isAway = true;
    own = { ...NOTHING, standing: { racesPlayed: 1 } };
    stop = checkAchievements();
    await passes(1_000);
    expect(checks).toHaveLength(1);
    did({ racesPlayed: 2 });
    await passes(117_000);
    expect(checks).toHaveLength(1);
    await passes(4_000);
    expect(checks).toHaveLength(2);
    await passes(295_000);
    expect(checks).toHaveLength(2);
    isAway = false;
    await passes(8_000);
    expect(checks).toHaveLength(3);
    expect(lasting.getItem(KEY)).toBeNull();
    own = { ...own, standing: { racesPlayed: 2, giftsSent: 1 } };
    hear(["achievements"]);
    await passes(1_000);
    expect(checks.at(-1)).toEqual([813]);
  });

  it("keeps the back-off for the next page, and stops with its page", async () => {
    isAway = true;
    own = { ...NOTHING, standing: { racesPlayed: 1 } };
    stop = checkAchievements();
    await passes(1_000);
    stop();
    await passes(500_000);
    expect(checks).toHaveLength(1);
    lasting.setItem(KEY, String(Math.floor(Date.now() / 1_000) + 100));
    stop = checkAchievements();
    await passes(90_000);
    expect(checks).toHaveLength(1);
    await passes(20_000);
    expect(checks).toHaveLength(2);
  });
});

describe("what the pages say of achievements", () => {
  const own: Achievements = {
    standing: { racesPlayed: 7, highestSpeed: 59.96 },
    achievements: [
      [FIRST_RACE as AchievementID, NOW, 5],
      [401 as AchievementID, NOW, 5],
    ],
    unclaimed: [401 as AchievementID],
    points: 10,
    shares: [
      [FIRST_RACE as AchievementID, 0.9],
      [401 as AchievementID, 0.129],
      [NEXT_RACES as AchievementID, 0.004],
      [SECRET as AchievementID, 0.5],
    ],
  };
  const entries = entriesOf(own, "type", NOW);
  const entry = (id: AchievementID | undefined, all = entries) => {
    const found = all.find(({ achievement }) => achievement.achievementID === id);
    if (!found) throw new Error(`no achievement ${id}`);
    return found;
  };
  const idsOf = (some: typeof entries) => some.map(({ achievement }) => achievement.achievementID);

  it("never names a secret before it is earned", () => {
    const secret = entry(SECRET);
    expect([nameOf(secret), textOf(secret)].join()).not.toContain("Wampus");
    expect(shareWords(secret)).toBeUndefined();
    expect(
      idsOf(nearest(entriesOf({ ...own, standing: { wampusBeaten: 4 } }, "type", NOW), { wampusBeaten: 4 }, 171)),
    ).not.toContain(SECRET);
    const known = entry(SECRET, entriesOf({ ...own, achievements: [[SECRET as AchievementID, NOW, 25]] }, "type", NOW));
    expect(nameOf(known)).toContain("Wampus");
  });

  it("counts points, what waits, and the rarest of what one has", () => {
    expect(scoreOf(entries)).toMatchObject({
      earned: 2,
      total: entries.filter(({ lock }) => lock === undefined).length,
      points: 10,
    });
    expect(idsOf(waitingOf(entries, own.unclaimed))).toEqual([401]);
    expect(idsOf(rarest(entries, 3))).toEqual([401, FIRST_RACE]);
  });

  it("tells how many racers have one, and never more than it is", () => {
    expect(shareWords(entry(401 as AchievementID))).toBe("12% of racers have it");
    expect(shareWords(entry(NEXT_RACES))).toBe("Fewer than 1% of racers have it");
    expect(shareWords({ ...entry(NEXT_RACES), share: 0 })).toBe("No one has it yet");
    expect(shareWords({ ...entry(FIRST_RACE), share: 0 })).toBe("You're among the first to have it");
    expect(shareWords({ ...entry(FIRST_RACE), share: undefined })).toBeUndefined();
    expect(progressWords({ field: "highestSpeed", own: 59.96, goal: 60, share: 0.99 })).toBe("59.9 of 60 WPM");
  });

  it("closes typing on the math site, says why, and leaves it out of the score", () => {
    const onMath = entriesOf(own, "math", NOW);
    expect(lockWords(entry(NEXT_RACES, onMath))).toContain("typing site");
    expect(lockWords(entry(FIRST_RACE, onMath))).toBeUndefined();
    expect(lockWords(entry(1101 as AchievementID, onMath))).toBeUndefined();
    expect(scoreOf(onMath).total).toBeLessThan(scoreOf(entries).total);
  });

  it("are ordered and filtered as the address says", () => {
    const races = entries.filter(({ achievement }) => achievement.gid === 3);
    const filter = { order: "closest", isUnearned: true } as const;
    const search = writeFilter(new URLSearchParams("from=here"), filter);
    expect(search.toString()).toBe("from=here&order=closest&show=unearned");
    expect(readFilter(search)).toEqual(filter);
    expect(readFilter(new URLSearchParams("order=best&show=all"))).toEqual({ order: "usual", isUnearned: false });
    expect(writeFilter(search, readFilter(new URLSearchParams())).toString()).toBe("from=here");
    expect(idsOf(shownOf(races, filter))[0]).toBe(NEXT_RACES);
    expect(idsOf(shownOf(races, filter))).not.toContain(FIRST_RACE);
    expect(idsOf(shownOf(races, { order: "rarest", isUnearned: false })).slice(0, 2)).toEqual([NEXT_RACES, FIRST_RACE]);
    const wins = entries.filter(({ achievement }) => achievement.gid === 4);
    expect(shownOf(wins, { order: "rarest", isUnearned: false }).at(-1)?.isSecret).toBe(true);
  });
});
