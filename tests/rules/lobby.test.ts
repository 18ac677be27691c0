import { describe, expect, it } from "vitest";

import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import type { UserID } from "#shared/ids.ts";
import { pick, seededDice } from "#shared/rules/chance.ts";
import { newLobby, remove, seatOf, tableOf } from "#shared/rules/lobby/lobby.ts";
import { joinTables, sitDown, standUp } from "#shared/rules/lobby/sitting.ts";
import { speedsAt } from "#shared/rules/lobby/speed.ts";
import { readyTables, startsInMs } from "#shared/rules/lobby/start.ts";
import { fillUp, seatBots } from "#shared/rules/lobby/table-bots.ts";
import { guestsOf, keepAt } from "#shared/rules/lobby/table.ts";
import { RACE, TABLE_TIMES } from "#shared/rules/race/numbers.ts";

import { lobbyGuest, namesAt, seatBot, NO_SEASON } from "../support/lobby-guest.ts";

const dice = seededDice(7);
const { quietMs, mostMs } = TABLE_TIMES;

describe("the lobby", () => {
  it("seats racers of like speed together and others apart", () => {
    let lobby = sitDown(newLobby(), lobbyGuest("a", 40), 0, dice, NO_SEASON);
    lobby = sitDown(lobby, lobbyGuest("b", 45), 0, dice, NO_SEASON);
    lobby = sitDown(lobby, lobbyGuest("c", 90), 0, dice, NO_SEASON);
    expect(namesAt(lobby)).toEqual([["a", "b"], ["c"]]);
  });

  it("seats nobody twice: a second page of a racer has the place of the first, and no other", () => {
    let lobby = sitDown(newLobby(), lobbyGuest("a", 40, 7), 0, dice, NO_SEASON);
    lobby = sitDown(lobby, lobbyGuest("b"), 0, dice, NO_SEASON);
    const [table] = sitDown(lobby, lobbyGuest("c", 90, 7), 1_000, dice, NO_SEASON).tables;
    expect(table?.seats.map((seat) => !seat.isBot && [seat.key, seat.userID])).toEqual([
      ["c", 7],
      ["b", lobbyGuest("b").userID],
    ]);
    expect(namesAt(standUp(sitDown(lobby, lobbyGuest("c", 90, 7), 1_000, dice, NO_SEASON), "a"))).toEqual([["c", "b"]]);
  });

  it("seats nobody twice, however often and in whatever order racers come with whatever lesson", () => {
    const roll = seededDice(11);
    let lobby = newLobby();
    for (let turn = 0; turn < 3_000; turn++) {
      const key = `page-${turn}`;
      const userID = Math.floor(roll() * 12);
      const lessonID = pick(roll, LESSON_IDS);
      lobby = sitDown(lobby, { ...lobbyGuest(key, 20 + roll() * 80, userID), lessonID }, turn * 100, roll, NO_SEASON);
      if (roll() < 0.2) lobby = standUp(lobby, `page-${Math.floor(roll() * turn)}`);
      const people = lobby.tables.flatMap(guestsOf);
      expect(new Set(people.map((one) => one.userID)).size).toBe(people.length);
      expect(people.some((one) => one.key === key) || seatOf(lobby, userID as UserID) === undefined).toBe(true);
      expect(lobby.tables.every(({ seats }) => seats.length <= RACE.slots)).toBe(true);
    }
  });

  it("lets those alone race whose seats are still here, and the bots", () => {
    let lobby = sitDown(newLobby(), lobbyGuest("a"), 0, dice, NO_SEASON);
    lobby = seatBots(sitDown(lobby, lobbyGuest("b"), 0, dice, NO_SEASON), 4_000, dice, seatBot);
    const [table] = lobby.tables;
    if (!table) throw new Error("nobody sits");
    expect(keepAt(table, new Set([lobbyGuest("b").userID])).seats.map((seat) => seat.displayName)).toEqual([
      "b",
      "Bot 2",
    ]);
  });

  it("says whom it seats, wider while it waits", () => {
    const table = sitDown(newLobby(), lobbyGuest("a", 40), 0, dice, NO_SEASON).tables[0];
    if (!table) throw new Error("nobody sits");
    expect([speedsAt(table, 0), speedsAt(table, 5_000)]).toEqual([
      [34, 46],
      [14, 66],
    ]);
  });

  it("widens the band while a table waits", () => {
    const lobby = sitDown(newLobby(), lobbyGuest("a", 40), 0, dice, NO_SEASON);
    expect(namesAt(sitDown(lobby, lobbyGuest("b", 60), 1_000, dice, NO_SEASON))).toHaveLength(2);
    expect(namesAt(sitDown(lobby, lobbyGuest("b", 60), 4_000, dice, NO_SEASON))).toEqual([["a", "b"]]);
  });

  it("starts at five racers at once, and never seats a sixth", () => {
    let lobby = newLobby();
    for (const key of ["a", "b", "c", "d", "e", "f"]) lobby = sitDown(lobby, lobbyGuest(key), 0, dice, NO_SEASON);
    expect(namesAt(lobby)).toEqual([["a", "b", "c", "d", "e"], ["f"]]);
    expect(readyTables(lobby, 0)).toHaveLength(1);
  });

  it("starts when nobody has sat down for three seconds, and twelve seconds after the first racer whoever comes", () => {
    let lobby = sitDown(newLobby(), lobbyGuest("a"), 500, dice, NO_SEASON);
    expect(readyTables(lobby, 500 + quietMs - 1)).toHaveLength(0);
    expect(readyTables(lobby, 500 + quietMs)).toHaveLength(1);
    lobby = sitDown(lobby, lobbyGuest("b"), 3_400, dice, NO_SEASON);
    expect(readyTables(lobby, 3_400 + quietMs - 1)).toHaveLength(0);
    expect(readyTables(lobby, 3_400 + quietMs)).toHaveLength(1);
    lobby = sitDown(sitDown(lobby, lobbyGuest("c"), 6_300, dice, NO_SEASON), lobbyGuest("d"), 9_600, dice, NO_SEASON);
    expect(readyTables(lobby, 500 + mostMs - 1)).toHaveLength(0);
    expect(readyTables(lobby, 500 + mostMs)).toHaveLength(1);
  });

  it("goes at once with as many people as it waits for, and not with fewer", () => {
    const one = sitDown(newLobby({ ...TABLE_TIMES, people: 2 }), lobbyGuest("a"), 0, dice, NO_SEASON);
    expect([readyTables(one, 1), one.tables.map((table) => startsInMs(one, table, 1))]).toEqual([[], [quietMs - 1]]);
    const two = sitDown(one, lobbyGuest("b"), 1, dice, NO_SEASON);
    expect([readyTables(two, 1).length, two.tables.map((table) => startsInMs(two, table, 1))]).toEqual([1, [0]]);
  });

  it("waits for somebody in the door who fits, up to twelve seconds, and for nobody else", () => {
    const lobby = sitDown(newLobby(), lobbyGuest("a", 40), 0, dice, NO_SEASON);
    expect(readyTables(lobby, quietMs, [lobbyGuest("b", 44)])).toHaveLength(0);
    expect(readyTables(lobby, mostMs, [lobbyGuest("b", 44)])).toHaveLength(1);
    expect(readyTables(lobby, quietMs, [lobbyGuest("b", 90)])).toHaveLength(1);
    expect(readyTables(lobby, quietMs, [{ ...lobbyGuest("b", 44), lessonID: LESSON_IDS[0] }])).toHaveLength(1);
  });

  it("lets bots come one after another in three seconds, and leaves the last free seat to people", () => {
    let lobby = sitDown(newLobby(), lobbyGuest("a"), 0, dice, NO_SEASON);
    const arrivals: number[] = [];
    for (let nowMs = 0; nowMs <= quietMs; nowMs += 10) {
      const next = seatBots(lobby, nowMs, dice, seatBot);
      if (next !== lobby) arrivals.push(nowMs);
      lobby = next;
    }
    expect(arrivals).toHaveLength(3);
    expect(new Set(arrivals).size).toBe(3);
    expect(seatBots(lobby, 2 * quietMs, dice, seatBot)).toBe(lobby);
  });

  it("fills a table up to five as it goes, each bot with a name of its own", () => {
    const [table] = sitDown(newLobby(), lobbyGuest("a"), 0, dice, NO_SEASON).tables;
    if (!table) throw new Error("nobody sits");
    const full = fillUp(table, seatBot);
    expect(full.seats.map((seat) => seat.displayName)).toEqual(["a", "Bot 1", "Bot 2", "Bot 3", "Bot 4"]);
    expect(fillUp(full, seatBot)).toBe(full);
  });

  it("has bots make way for people, so that five people are a table", () => {
    let lobby = sitDown(newLobby(), lobbyGuest("a"), 0, dice, NO_SEASON);
    for (let nowMs = 0; nowMs < quietMs; nowMs += 10) lobby = seatBots(lobby, nowMs, dice, seatBot);
    expect(namesAt(lobby)).toEqual([["a", "Bot 1", "Bot 2", "Bot 3"]]);
    for (const key of ["b", "c", "d"]) lobby = sitDown(lobby, lobbyGuest(key), 2_900, dice, NO_SEASON);
    expect(namesAt(lobby)).toEqual([["a", "d", "c", "b"]]);
    expect(readyTables(lobby, 2_900)).toHaveLength(0);
    lobby = sitDown(lobby, lobbyGuest("e"), 2_900, dice, NO_SEASON);
    expect(namesAt(lobby)).toEqual([["a", "d", "c", "b", "e"]]);
    expect(readyTables(lobby, 2_900)).toHaveLength(1);
  });

  it("brings two tables together as soon as their people are within the band", () => {
    let lobby = sitDown(newLobby(), lobbyGuest("a", 40), 0, dice, NO_SEASON);
    lobby = sitDown(lobby, lobbyGuest("b", 56), 0, dice, NO_SEASON);
    lobby = seatBots(lobby, 1_000, dice, seatBot);
    expect(namesAt(joinTables(lobby, 2_000))).toEqual([
      ["a", "Bot 1"],
      ["b", "Bot 1"],
    ]);
    expect(joinTables(lobby, 2_000)).toBe(lobby);
    expect(namesAt(joinTables(lobby, 2_600))).toEqual([["a", "Bot 1", "b"]]);
  });

  it("joins no tables of different lessons, and none whose people are more than five", () => {
    const lesson = (key: string, nth: number) => ({
      ...lobbyGuest(key, 12),
      lessonID: LESSON_IDS[nth] ?? "addition_1",
    });
    let lobby = sitDown(newLobby(), lesson("a", 0), 0, dice, NO_SEASON);
    lobby = sitDown(lobby, lesson("b", 1), 0, dice, NO_SEASON);
    expect(joinTables(lobby, mostMs)).toBe(lobby);
    for (const key of ["c", "d", "e"]) lobby = sitDown(lobby, lobbyGuest(key, 40), 0, dice, NO_SEASON);
    for (const key of ["f", "g", "h"]) lobby = sitDown(lobby, lobbyGuest(key, 60), 0, dice, NO_SEASON);
    expect(joinTables(lobby, mostMs)).toBe(lobby);
  });

  it.each([
    [3, 2, 1],
    [2, 3, 1],
    [4, 1, 1],
    [1, 4, 1],
    [3, 3, 2],
    [4, 2, 2],
    [1, 5, 2],
  ])("joins a table of %i and one of %i where five seats are enough: %i then", (older, younger, tables) => {
    let lobby = newLobby();
    for (let nth = 0; nth < older; nth++) lobby = sitDown(lobby, lobbyGuest(`o${nth}`, 40, nth), 0, dice, NO_SEASON);
    for (let nth = 0; nth < younger; nth++)
      lobby = sitDown(lobby, lobbyGuest(`y${nth}`, 56, 10 + nth), 0, dice, NO_SEASON);
    expect(lobby.tables.map((table) => guestsOf(table).length)).toEqual([older, younger]);
    const joined = joinTables(lobby, 2_600);
    expect(joined.tables).toHaveLength(tables);
    expect(joined.tables.flatMap(guestsOf)).toHaveLength(older + younger);
    expect(joined.tables.every(({ seats }) => seats.length <= RACE.slots)).toBe(true);
  });

  it("leaves nobody out, starts every race with five, and makes nobody wait longer than twelve seconds, whoever comes and goes", () => {
    const roll = seededDice(23);
    let lobby = newLobby();
    const cameMs = new Map<string, number>();
    for (let nowMs = 0, nth = 0; nowMs < 300_000; nowMs += 100) {
      for (let coming = Math.floor(roll() * (nowMs % 20_000 < 4_000 ? 12 : 1.1)); coming > 0; coming--, nth++) {
        const avgSpeed = roll() < 0.2 ? null : 20 + roll() * 80;
        lobby = sitDown(lobby, lobbyGuest(`p${nth}`, avgSpeed, nth), nowMs, roll, NO_SEASON);
        cameMs.set(`p${nth}`, nowMs);
      }
      const leaver = `p${Math.floor(roll() * nth)}`;
      if (roll() < 0.1 && tableOf(lobby, leaver)) {
        lobby = standUp(lobby, leaver);
        cameMs.delete(leaver);
      }
      lobby = joinTables(seatBots(lobby, nowMs, roll, seatBot), nowMs);
      for (const table of readyTables(lobby, nowMs)) {
        lobby = remove(lobby, table);
        const { seats } = fillUp(table, seatBot);
        expect(seats).toHaveLength(RACE.slots);
        for (const { key } of guestsOf(table)) {
          expect(nowMs - (cameMs.get(key) ?? Infinity)).toBeLessThanOrEqual(mostMs + 100);
          expect(cameMs.delete(key)).toBe(true);
        }
      }
      expect(new Set(lobby.tables.flatMap((table) => guestsOf(table).map(({ key }) => key)))).toEqual(
        new Set(cameMs.keys()),
      );
    }
  });

  it("never lets people and declared bots sit at one table, in whatever order they come, move and come again", () => {
    const roll = seededDice(31);
    let lobby = newLobby();
    for (let turn = 0; turn < 3_000; turn++) {
      const userID = Math.floor(roll() * 40);
      const guest = { ...lobbyGuest(`p${turn}`, 50 + roll() * 10, userID), isDeclaredBot: roll() < 0.4 };
      lobby = sitDown(lobby, guest, turn * 50, roll, NO_SEASON);
      lobby = joinTables(seatBots(lobby, turn * 50, roll, seatBot), turn * 50);
      for (const table of lobby.tables) {
        expect(new Set(guestsOf(table).map(({ isDeclaredBot }) => isDeclaredBot))).toEqual(new Set([table.isForBots]));
      }
      for (const table of readyTables(lobby, turn * 50)) lobby = remove(lobby, table);
    }
  });

  it("never lets who needs the day's text sit with who had it, and everybody else with either", () => {
    const roll = seededDice(46);
    let lobby = newLobby();
    const mixed = new Set<string>();
    for (let turn = 0; turn < 3_000; turn++) {
      const userID = Math.floor(roll() * 40);
      const kind = roll();
      const daysText = kind < 0.3 ? ("needed" as const) : kind < 0.6 ? ("had" as const) : undefined;
      const guest = { ...lobbyGuest(`p${turn}`, 50 + roll() * 10, userID), ...(daysText && { daysText }) };
      lobby = sitDown(lobby, guest, turn * 50, roll, NO_SEASON);
      lobby = joinTables(seatBots(lobby, turn * 50, roll, seatBot), turn * 50);
      for (const table of lobby.tables) {
        const texts = new Set(guestsOf(table).map((each) => each.daysText));
        expect(texts.has("needed") && texts.has("had")).toBe(false);
        if (texts.size > 1) mixed.add([...texts].filter((text) => text !== undefined).join());
      }
      for (const table of readyTables(lobby, turn * 50)) lobby = remove(lobby, table);
    }
    expect(mixed).toEqual(new Set(["needed", "had"]));
  });

  it("fills tables with people while a thousand come within seconds, bots or not", () => {
    const roll = seededDice(5);
    let lobby = newLobby();
    const races: number[] = [];
    for (let nowMs = 0, nth = 0; nth < 1_000 || lobby.tables.length > 0; nowMs += 100) {
      for (let coming = 0; coming < 20 && nth < 1_000; coming++, nth++) {
        lobby = sitDown(lobby, lobbyGuest(`p${nth}`, 50 + roll() * 30, nth), nowMs, roll, NO_SEASON);
      }
      lobby = joinTables(seatBots(lobby, nowMs, roll, seatBot), nowMs);
      for (const table of readyTables(lobby, nowMs)) {
        lobby = remove(lobby, table);
        races.push(guestsOf(table).length);
      }
    }
    expect(races.reduce((sum, people) => sum + people)).toBe(1_000);
    expect(races.filter((people) => people < RACE.slots).length).toBeLessThanOrEqual(3);
  });

  it("closes a table when its last person leaves", () => {
    let lobby = sitDown(newLobby(), lobbyGuest("a"), 0, dice, NO_SEASON);
    lobby = seatBots(lobby, 5_000, dice, seatBot);
    expect(standUp(lobby, "a").tables).toEqual([]);
    expect(standUp(lobby, "nobody")).toBe(lobby);
  });
});
