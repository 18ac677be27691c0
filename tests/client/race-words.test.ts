import { describe, expect, it } from "vitest";

import { SCENERY_KEYS, SPECIAL_SCENERY_KEYS } from "#shared/content/scenery.ts";
import type { ResultRow } from "#shared/contracts/race/race.ts";
import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";
import type { TableView } from "#shared/contracts/realtime/lobby.ts";

import { hasHostLeft } from "../../client/race/friend-lobby/host-left.ts";
import { tableWords } from "../../client/race/friend-lobby/table-words.ts";
import { sceneryOf } from "../../client/race/playback/race-scenery.ts";
import { unpaidWords } from "../../client/race/screen/results/unpaid-words.ts";
import { sceneryShown } from "../../client/race/session/race-seats.ts";
import { companyWords } from "../../client/race/typing/company-words.ts";
import { guestWords } from "../../client/race/typing/results/guest-words.ts";
import { stuckWords } from "../../client/race/typing/stuck-words.ts";
import { named } from "../../client/ui/data/as-is.tsx";
import { figureTexts } from "../../client/ui/data/figure-texts.ts";

describe("a typist who is stuck", () => {
  const stuck = { wrongRun: 3, wanted: "o", isCapsLock: false };

  it("is told the next key after three wrong ones, and not before", () => {
    expect(stuckWords({ ...stuck, wrongRun: 2 })).toBeUndefined();
    expect(stuckWords(stuck)).toBe(`Next: ${named("o")}`);
    expect(stuckWords({ ...stuck, wanted: " " })).toBe("Next: space");
  });

  it("is told about Caps Lock when that is the problem", () => {
    expect(stuckWords({ ...stuck, isCapsLock: true })).toBe("Caps Lock is on");
    expect(stuckWords({ ...stuck, isCapsLock: true, wanted: "T" })).toBe(`Next: ${named("T")}`);
  });
});

describe("the company at a table", () => {
  const table = (avgSpeed: number | null, speeds: [number, number]) =>
    companyWords({ ownSeat: 0, speeds, seats: [{ avgSpeed }, { avgSpeed: 35 }] } as TableView);

  it("is called about as fast as you only near a speed that is known", () => {
    expect(table(62, [53, 71])).toBe("Racers here are about as fast as you.");
    expect(table(82, [54, 109])).toBe("Racers here average 54 to 109 WPM.");
    expect(table(62, [15, 110])).toBe("Racers here average 15 to 110 WPM.");
    expect(table(null, [30, 40])).toBe("Racers here average 30 to 40 WPM.");
  });

  it("is for finding one's pace where everybody is new", () => {
    const seats = [
      { avgSpeed: null, isBot: false },
      { avgSpeed: 80, isBot: true },
    ];
    expect(companyWords({ ownSeat: 0, speeds: [30, 40], seats } as TableView)).toBe(
      "First race? The bots find your pace as you go.",
    );
  });
});

describe("the tables behind a link", () => {
  it("are spoken of where there are several", () => {
    const first = { tableNumber: 1, racers: 5 };
    const second = { tableNumber: 2, racers: 1 };
    expect(tableWords({ tableNumber: 1, tables: [first] })).toBeUndefined();
    expect(tableWords({ tableNumber: 2, tables: [second] })).toBe("You're at table 2.");
    expect(tableWords({ tableNumber: 2, tables: [first, second] })).toBe(
      "You're at table 2. 6 racers at 2 tables behind this link.",
    );
  });
});

describe("what a guest reads after a race", () => {
  const own = { standing: "finished" } as ResultRow;

  it("speaks of the qualifying race once, then of what is waiting", () => {
    const words = (racesPlayed: number | undefined, isNewBest = false) => guestWords({ own, racesPlayed, isNewBest });
    expect(words(undefined)).toBeUndefined();
    expect(words(1)).toContain("That was your qualifying race.");
    expect(words(2)).toBe("2 races are waiting. Sign up to keep them.");
    expect(words(3, true)).toBe("3 races and a new best are waiting. Sign up to keep them.");
    expect(guestWords({ own: { ...own, standing: "unfinished" }, racesPlayed: 2, isNewBest: false })).toBeUndefined();
  });
});

describe("a race that pays nothing", () => {
  it("was too slow for the gate, or too full of mistakes", () => {
    expect(unpaidWords(false, false)).toBe("Time ran out. Every race you finish pays.");
    expect(unpaidWords(true, false)).toBe("Rewards start at 75% accuracy. Slow and careful beats fast.");
    expect(unpaidWords(true, true)).toBe("Bots race for their ladder, not for cash.");
  });
});

describe("the host's seat", () => {
  const table = (...hosts: boolean[]) => ({ seats: hosts.map((isHost) => ({ isHost })) }) as LobbyView;

  it("says that the host has left once the host was seen there", () => {
    const before = { table: table(true, false), hasHostLeft: false };
    expect(hasHostLeft({ table: undefined, hasHostLeft: false }, table(false))).toBe(false);
    expect(hasHostLeft(before, table(false))).toBe(true);
    expect(hasHostLeft({ table: table(false), hasHostLeft: true }, table(false, false))).toBe(true);
    expect(hasHostLeft({ table: table(false), hasHostLeft: true }, table(true, false))).toBe(false);
  });
});

describe("figures of a report", () => {
  it("are told apart where they differ", () => {
    expect(figureTexts(1.2541, 1.25, "times")).toEqual({ measured: "1.254×", threshold: "1.25×" });
    expect(figureTexts(0.5004, 0.5, "percent")).toEqual({ measured: "50.04%", threshold: "50%" });
    expect(figureTexts(31, 30, "characters")).toEqual({ measured: "31 characters", threshold: "30 characters" });
    expect(figureTexts(2, 2, "times")).toEqual({ measured: "2×", threshold: "2×" });
  });
});

describe("a race while a season or an event runs", () => {
  it("has its scenery, on a page that doesn't know it one of every day, and as before where there is none", () => {
    const sceneryKey = "snowy-pass";
    expect(sceneryShown({ sceneryKey, specialScenery: "polar-lake" })).toBe("polar-lake");
    expect(sceneryShown({ sceneryKey, specialScenery: "a scenery of later" })).toBe(sceneryKey);
    expect(sceneryShown({ sceneryKey, specialScenery: "" })).toBe(sceneryKey);
    expect(sceneryShown({ sceneryKey })).toBe(sceneryKey);
  });
});

describe("a race that is shown again", () => {
  it("is where it was driven, and one of before that was kept always in the same place", () => {
    for (const sceneryKey of [...SCENERY_KEYS, ...SPECIAL_SCENERY_KEYS]) {
      expect(sceneryOf({ sceneryKey, startedStamp: 7 })).toBe(sceneryKey);
    }
    const old = [7, 7].map((startedStamp) => sceneryOf({ sceneryKey: null, startedStamp }));
    expect(old[0]).toBe(old[1]);
    expect(sceneryOf({ sceneryKey: "a scenery of later", startedStamp: 7 })).toBe(old[0]);
  });
});
