import { describe, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import type { UserID } from "#shared/ids.ts";
import { pick, seededDice } from "#shared/rules/chance.ts";
import {
  EMPTY_LOBBY,
  guestsOf,
  keepAt,
  readyTables,
  seatBots,
  seatOf,
  sitDown,
  speedsAt,
  standUp,
  type Lobby,
} from "#shared/rules/lobby.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

const dice = seededDice(7);
/** Everybody is somebody else, unless a page is said to be theirs. */
const guest = (key: string, avgSpeed: number | null = 40, userID = 1_000 + key.charCodeAt(0)) => ({
  key,
  userID: userID as UserID,
  displayName: key,
  carID: GUEST_CAR,
  carHueAngle: 0,
  avgSpeed,
  hasNitro: false,
  recentTexts: [],
});
const bot = () => ({ displayName: "Rivet", carID: GUEST_CAR, carHueAngle: 0, avgSpeed: 40 });
const seatsOf = (lobby: Lobby) => lobby.tables.map((table) => table.seats.map((seat) => seat.displayName));

describe("the lobby", () => {
  it("seats racers of like speed together and others apart", () => {
    let lobby = sitDown(EMPTY_LOBBY, guest("a", 40), 0, dice);
    lobby = sitDown(lobby, guest("b", 45), 0, dice);
    lobby = sitDown(lobby, guest("c", 90), 0, dice);
    expect(seatsOf(lobby)).toEqual([["a", "b"], ["c"]]);
  });

  it("seats nobody twice: a second page of a racer has the place of the first, and no other", () => {
    let lobby = sitDown(EMPTY_LOBBY, guest("a", 40, 7), 0, dice);
    lobby = sitDown(lobby, guest("b"), 0, dice);
    const [table] = sitDown(lobby, guest("c", 90, 7), 1_000, dice).tables;
    expect(table?.seats.map((seat) => !seat.isBot && [seat.key, seat.userID])).toEqual([
      ["c", 7],
      ["b", guest("b").userID],
    ]);
    expect(seatsOf(standUp(sitDown(lobby, guest("c", 90, 7), 1_000, dice), "a"))).toEqual([["c", "b"]]);
  });

  it("seats nobody twice, however often and in whatever order racers come with whatever lesson", () => {
    const roll = seededDice(11);
    let lobby = EMPTY_LOBBY;
    for (let turn = 0; turn < 3_000; turn++) {
      const key = `page-${turn}`;
      const userID = Math.floor(roll() * 12);
      const lessonID = pick(roll, LESSON_IDS);
      lobby = sitDown(lobby, { ...guest(key, 20 + roll() * 80, userID), lessonID }, turn * 100, roll);
      if (roll() < 0.2) lobby = standUp(lobby, `page-${Math.floor(roll() * turn)}`);
      const people = lobby.tables.flatMap(guestsOf);
      expect(new Set(people.map((one) => one.userID)).size).toBe(people.length);
      expect(people.some((one) => one.key === key) || seatOf(lobby, userID as UserID) === undefined).toBe(true);
      expect(lobby.tables.every(({ seats }) => seats.length <= RACE.slots)).toBe(true);
    }
  });

  it("lets those alone race whose seats are still here, and the bots", () => {
    let lobby = sitDown(EMPTY_LOBBY, guest("a"), 0, dice);
    lobby = seatBots(sitDown(lobby, guest("b"), 0, dice), 4_000, dice, bot);
    const [table] = lobby.tables;
    if (!table) throw new Error("nobody sits");
    expect(keepAt(table, new Set([guest("b").userID])).seats.map((seat) => seat.displayName)).toEqual(["b", "Rivet"]);
  });

  it("says whom it seats, wider while it waits", () => {
    const table = sitDown(EMPTY_LOBBY, guest("a", 40), 0, dice).tables[0];
    if (!table) throw new Error("nobody sits");
    expect([speedsAt(table, 0), speedsAt(table, 5_000)]).toEqual([
      [34, 46],
      [14, 66],
    ]);
  });

  it("widens the band while a table waits", () => {
    const lobby = sitDown(EMPTY_LOBBY, guest("a", 40), 0, dice);
    expect(seatsOf(sitDown(lobby, guest("b", 60), 1_000, dice))).toHaveLength(2);
    expect(seatsOf(sitDown(lobby, guest("b", 60), 4_000, dice))).toEqual([["a", "b"]]);
  });

  it("starts at five racers at once, and never seats a sixth", () => {
    let lobby = EMPTY_LOBBY;
    for (const key of ["a", "b", "c", "d", "e", "f"]) lobby = sitDown(lobby, guest(key), 0, dice);
    expect(seatsOf(lobby)).toEqual([["a", "b", "c", "d", "e"], ["f"]]);
    expect(readyTables(lobby, 0)).toHaveLength(1);
  });

  it("starts 12 s after the first racer sat down", () => {
    const lobby = sitDown(EMPTY_LOBBY, guest("a"), 500, dice);
    expect(readyTables(lobby, 500 + RACE.fillMs - 1)).toHaveLength(0);
    expect(readyTables(lobby, 500 + RACE.fillMs)).toHaveLength(1);
  });

  it("lets a bot in every 1.5 to 4 s while a seat is free", () => {
    let lobby = sitDown(EMPTY_LOBBY, guest("a"), 0, dice);
    const arrivals: number[] = [];
    for (let nowMs = 0; nowMs <= 20_000; nowMs += 10) {
      const next = seatBots(lobby, nowMs, dice, bot);
      if (next !== lobby) arrivals.push(nowMs);
      lobby = next;
    }
    expect(arrivals).toHaveLength(4);
    const waits = arrivals.map((at, index) => at - (arrivals[index - 1] ?? 0));
    for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(1_500);
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(4_010);
  });

  it("fills a table up to five when its time is over, each bot with a name of its own", () => {
    let lobby = sitDown(EMPTY_LOBBY, guest("a"), 0, dice);
    const namedByTheSeat = (table: Lobby["tables"][number]) => ({ ...bot(), displayName: `Bot ${table.seats.length}` });
    lobby = seatBots(lobby, RACE.fillMs - 1, dice, namedByTheSeat);
    expect(seatsOf(lobby)).toEqual([["a", "Bot 1"]]);
    lobby = seatBots(lobby, RACE.fillMs, dice, namedByTheSeat);
    expect(seatsOf(lobby)).toEqual([["a", "Bot 1", "Bot 2", "Bot 3", "Bot 4"]]);
    expect(seatBots(lobby, 2 * RACE.fillMs, dice, namedByTheSeat)).toBe(lobby);
  });

  it("closes a table when its last person leaves", () => {
    let lobby = sitDown(EMPTY_LOBBY, guest("a"), 0, dice);
    lobby = seatBots(lobby, 5_000, dice, bot);
    expect(standUp(lobby, "a").tables).toEqual([]);
    expect(standUp(lobby, "nobody")).toBe(lobby);
  });
});
