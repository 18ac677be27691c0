import { describe, expect, it } from "vitest";

import { BOT_NAMES } from "#shared/content/bots.ts";
import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { newLobby, type Lobby } from "#shared/rules/lobby/lobby.ts";
import { sitDown } from "#shared/rules/lobby/sitting.ts";
import { fillUp } from "#shared/rules/lobby/table-bots.ts";
import { type Table } from "#shared/rules/lobby/table.ts";
import { botName, duelsAfter, rivalsNow, rivalsOf } from "#shared/rules/rivals.ts";

import { lobbyGuest, seatBot, NO_SEASON } from "../support/lobby-guest.ts";

const dice = seededDice(5);
const people = (count: number): Lobby =>
  Array.from({ length: count }).reduce<Lobby>(
    (lobby, _each, at) =>
      sitDown(lobby, { ...lobbyGuest(`${at}`, 60), userID: (900 + at) as UserID }, 0, dice, NO_SEASON),
    newLobby(),
  );
const tableOf = (lobby: Lobby): Table => {
  const [table] = lobby.tables;
  if (!table) throw new Error("nobody sits");
  return table;
};
const botsAt = (table: Table): string[] =>
  fillUp(table, (at) => ({ ...seatBot(at), displayName: botName(at, dice) })).seats.flatMap((seat) =>
    seat.isBot ? [seat.displayName] : [],
  );

describe("the rivals of a racer", () => {
  it("are three bots, the same ones each time, and all bots are somebody's", () => {
    const ids = Array.from({ length: 500 }, (_each, at) => (at + 1) as UserID);
    for (const userID of ids) {
      const rivals = rivalsOf(userID);
      expect(new Set(rivals).size).toBe(3);
      expect(rivalsOf(userID)).toEqual(rivals);
    }
    expect(new Set(ids.flatMap(rivalsOf))).toEqual(new Set(BOT_NAMES));
  });

  it("come when bots fill a table: one at least of each racer, and never a name twice", () => {
    for (let turn = 0; turn < 50; turn++) {
      for (const count of [1, 2]) {
        const bots = botsAt(tableOf(people(count)));
        expect(new Set(bots).size).toBe(5 - count);
        for (let at = 0; at < count; at++) {
          expect(rivalsOf((900 + at) as UserID).some((name) => bots.includes(name))).toBe(true);
        }
      }
    }
  });

  it("make way for a person of the same name", () => {
    const [first = ""] = rivalsOf(900 as UserID);
    const lobby = sitDown(newLobby(), { ...lobbyGuest("a", 60), userID: 900 as UserID }, 0, dice, NO_SEASON);
    const table = tableOf(
      sitDown(lobby, { ...lobbyGuest("b", 60), userID: 1 as UserID, displayName: first }, 0, dice, NO_SEASON),
    );
    for (let turn = 0; turn < 50; turn++) expect(botsAt(table)).not.toContain(first);
  });
});

describe("duels", () => {
  const userID = 4 as UserID;
  const [one = "", two = "", three = ""] = rivalsOf(userID);
  const stranger = BOT_NAMES.find((name) => !rivalsOf(userID).includes(name)) ?? "";
  const after = (place: number | null, bots: Record<string, number | null>, duels = {}) =>
    duelsAfter(
      duels,
      userID,
      { place },
      Object.entries(bots).map(([name, botPlace]) => ({ name, place: botPlace })),
    );

  it("are won by the better place, with the rivals who were there, and nobody else", () => {
    const duels = after(2, { [one]: 1, [two]: 4, [stranger]: 5 });
    expect(duels).toEqual({ [one]: [0, 1], [two]: [1, 0] });
    expect(after(1, { [one]: 2 }, duels)).toEqual({ [one]: [1, 1], [two]: [1, 0] });
    expect(rivalsNow(duels, userID)).toEqual([
      { name: one, won: 0, lost: 1 },
      { name: two, won: 1, lost: 0 },
      { name: three, won: 0, lost: 0 },
    ]);
  });

  it("go to whoever finished, and to nobody where neither did", () => {
    expect(after(null, { [one]: 3, [two]: null })).toEqual({ [one]: [0, 1] });
    expect(after(3, { [one]: null })).toEqual({ [one]: [1, 0] });
  });
});
