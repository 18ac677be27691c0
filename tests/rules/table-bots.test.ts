import { describe, expect, it } from "vitest";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import { seededDice, type Dice } from "#shared/rules/chance.ts";
import { newLobby } from "#shared/rules/lobby/lobby.ts";
import { sitDown } from "#shared/rules/lobby/sitting.ts";
import { botSpeed, fillUp, seatBots } from "#shared/rules/lobby/table-bots.ts";
import { type Table } from "#shared/rules/lobby/table.ts";

import { lobbyGuest, namesAt, seatBot, NO_SEASON } from "../support/lobby-guest.ts";

const dice = seededDice(7);

describe("the bots of a table", () => {
  const speedsAt = (avgSpeed: number | null, roll: Dice, lessonID?: LessonID): number[] => {
    const lobby = sitDown(
      newLobby(),
      { ...lobbyGuest("a", avgSpeed), ...(lessonID && { lessonID }) },
      0,
      roll,
      NO_SEASON,
    );
    const [table] = lobby.tables;
    if (!table) throw new Error("nobody sits");
    const newBot = (at: Table) => ({ ...seatBot(at), avgSpeed: botSpeed(at, roll) });
    return fillUp(table, newBot).seats.flatMap((seat) => (seat.isBot ? [seat.avgSpeed ?? 0] : []));
  };

  it("are of every kind where nobody's speed is known, and in no fixed order", () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const speeds = speedsAt(null, seededDice(seed));
      const [slow, usual, quick, fast] = speeds.toSorted((a, b) => a - b) as [number, number, number, number];
      for (const [speed, about] of [
        [slow, 20],
        [usual, 35],
        [quick, 55],
        [fast, 80],
      ] as const) {
        expect(Math.abs(speed - about)).toBeLessThanOrEqual(about * 0.1);
      }
      orders.add(speeds.map((speed) => speeds.filter((other) => other < speed).length).join());
      const [least, , , most] = speedsAt(null, seededDice(seed), "addition_1").toSorted((a, b) => a - b);
      expect([least, most]).toSatisfy(
        ([low = 0, high = 0]: number[]) => low >= 6 && low <= 8 && high >= 25 && high <= 31,
      );
    }
    expect(orders.size).toBeGreaterThan(10);
  });

  it("are as fast as the people, fifteen in a hundred more or less, where a speed is known", () => {
    for (let seed = 0; seed < 200; seed++) {
      for (const speed of speedsAt(60, seededDice(seed))) expect(Math.abs(speed - 60)).toBeLessThanOrEqual(9.5);
    }
  });

  it("that came for newcomers make way for others when somebody with a known speed sits down", () => {
    let lobby = sitDown(newLobby(), lobbyGuest("a", null), 0, dice, NO_SEASON);
    lobby = seatBots(lobby, 1_000, dice, seatBot);
    expect(namesAt(lobby)).toEqual([["a", "Bot 1"]]);
    expect(namesAt(sitDown(lobby, lobbyGuest("b", null), 1_000, dice, NO_SEASON))).toEqual([["a", "Bot 1", "b"]]);
    expect(namesAt(sitDown(lobby, lobbyGuest("b", 36), 1_000, dice, NO_SEASON))).toEqual([["a", "b"]]);
  });
});
