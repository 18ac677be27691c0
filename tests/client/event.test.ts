import { describe, expect, it } from "vitest";

import { eventByID } from "#shared/content/events/calendar.ts";
import { EVENT_DESIGNS } from "#shared/content/events/catalog.ts";
import { contrast, parseHex } from "#shared/format/contrast.ts";
import { before, seconds, type Stamp } from "#shared/units.ts";

import { buyWords } from "../../client/buying/buy-words.ts";
import {
  doWords,
  phaseOf,
  reachedWords,
  stateWords,
  wayWords,
  type ShownEvent,
} from "../../client/features/event/event-words.ts";
import { eventAmong } from "../../client/session/event-now.ts";
import { isNightEvent, wearOf } from "../../client/shell/event/event-wear.ts";

const [FIRST, SECOND] = [eventByID(1)!, eventByID(2)!];
const own = { eventID: FIRST.eventID, isIn: true } as ShownEvent & { due: []; waiting: 0 };

describe("the event that runs", () => {
  it("begins and ends on an open page by its stamps", () => {
    const known = { event: null, nextEvent: FIRST };
    const at = (now: Stamp) => eventAmong(known, own, now)?.eventID;
    expect([at(before(FIRST.startStamp, seconds(1))), at(FIRST.startStamp)]).toEqual([undefined, 1]);
    expect([at(before(FIRST.endStamp, seconds(1))), at(FIRST.endStamp)]).toEqual([1, undefined]);
  });

  it("has the player's part in it, and not that in another one", () => {
    expect(eventAmong({ event: FIRST }, own, FIRST.startStamp)?.own?.isIn).toBe(true);
    expect(eventAmong({ event: SECOND }, own, SECOND.startStamp)?.own).toBeUndefined();
    expect(eventAmong({}, own, FIRST.startStamp)).toBeUndefined();
  });
});

describe("the words of an event", () => {
  const shown = (more: Partial<ShownEvent>) =>
    ({ isOver: false, isStarted: true, isIn: true, level: 3, totalPerks: 10, ...more }) as ShownEvent;

  it("say what one does in each state of it", () => {
    const states = [
      shown({ isOver: true }),
      shown({ isStarted: false, isIn: false }),
      shown({ isStarted: false }),
      shown({ isIn: false }),
      shown({}),
      shown({ level: 11 }),
    ];
    expect(states.map(phaseOf)).toEqual(["over", "early", "ready", "open", "in", "done"]);
    expect(doWords("open", "Snow Joke")).toBe(
      "Get Snow Joke to join, then race: every race fills your bar, and every full bar wins a perk.",
    );
  });

  it("count perks from the first one", () => {
    const first = { level: 1, totalPerks: 10, currentLevelXP: 340, requiredXP: 1_650 };
    expect([reachedWords(first), wayWords(first)]).toEqual(["0 of 10 perks", "340 of 1,650 XP to perk 1"]);
    const last = { ...first, level: 11 };
    expect([reachedWords(last), wayWords(last)]).toEqual(["10 of 10 perks", "All perks reached"]);
    expect(stateWords({ state: "ahead", level: null, progress: 30 })).toBe("30%");
    expect(stateWords({ state: "missed", level: 2, progress: 30 })).toBe("Missed");
  });

  it("ask for what joining costs, and for nothing where the car is there", () => {
    const item = { type: "car", name: "Snow Joke", price: 20_000, starterCarID: 164 } as const;
    expect(buyWords(item, 25_000, "Snowball Sprint")).toMatchObject({
      title: "Join Snowball Sprint with Snow Joke?",
      cost: { price: "$20,000", have: "$25,000", left: "$5,000" },
      deed: "Join for $20,000",
    });
    expect(buyWords({ ...item, price: 0 }, 25_000, "Snowball Sprint")).toMatchObject({
      title: "Join Snowball Sprint?",
      cost: undefined,
      deed: "Join for nothing",
    });
    expect(buyWords({ ...item, starterCarID: null }, 25_000, undefined).deed).toBe("Buy for $20,000");
  });
});

describe("what header and footer wear", () => {
  it.each(Object.values(EVENT_DESIGNS))("can be read in $name, by day and by night", ({ key, colours }) => {
    const wear = wearOf(colours);
    const rgb = (name: keyof typeof wear) => parseHex(wear[name] ?? "") ?? [0, 0, 0];
    const night = contrast(rgb("--event-night"), rgb("--event-on-night"));
    const day = contrast(rgb("--event-day"), rgb("--event-on-day"));
    expect(Math.min(night, day)).toBeGreaterThan(7);
    const [muted, gold] = isNightEvent(key) ? ["#b9bdca", "#f3c95f"] : ["#4b5060", "#72530a"];
    for (const ink of [muted, gold])
      expect(contrast(rgb("--event-day"), parseHex(ink ?? "") ?? [0, 0, 0])).toBeGreaterThan(4.5);
    for (const ink of ["#b9bdca", "#f3c95f", "#ff8570", "#d8d4e2", "#ffbe4a"])
      expect(contrast(rgb("--event-night"), parseHex(ink) ?? [0, 0, 0])).toBeGreaterThan(4.5);
  });
});
