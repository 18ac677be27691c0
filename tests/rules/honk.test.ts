import { describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { HONK, honk, honksBack, NO_HONKS } from "#shared/rules/lobby/honk.ts";
import { newLobby } from "#shared/rules/lobby/lobby.ts";
import { sitDown } from "#shared/rules/lobby/sitting.ts";
import { seatBots } from "#shared/rules/lobby/table-bots.ts";

import { lobbyGuest, seatBot, NO_SEASON } from "../support/lobby-guest.ts";

const dice = seededDice(7);
const people = sitDown(sitDown(newLobby(), lobbyGuest("a"), 0, dice, NO_SEASON), lobbyGuest("b"), 0, dice, NO_SEASON);
const withBot = seatBots(people, 2_000, dice, seatBot);
const [always, never] = [() => 0, () => 0.999];

describe("a honk", () => {
  it("is heard at one's own table, from one's own seat", () => {
    const { heard } = honk(NO_HONKS, people, "b", 0, dice);
    expect([heard?.table.tableID, heard?.seat]).toEqual([1, 1]);
    expect(honk(NO_HONKS, people, "nobody", 0, dice)).toEqual({ honks: NO_HONKS });
  });

  it("is heard once a second from each racer", () => {
    const { honks } = honk(NO_HONKS, people, "a", 0, dice);
    expect(honk(honks, people, "a", HONK.everyMs - 1, dice)).toEqual({ honks });
    expect(honk(honks, people, "b", HONK.everyMs - 1, dice).heard?.seat).toBe(1);
    expect(honk(honks, people, "a", HONK.everyMs, dice).heard?.seat).toBe(0);
  });

  it("keeps nothing of those who honked long ago", () => {
    let honks = NO_HONKS;
    for (let nowMs = 0; nowMs < 60_000; nowMs += 500)
      ({ honks } = honk(honks, people, nowMs % 2_000 < 1_000 ? "a" : "b", nowMs, never));
    expect(honks.lastMs.size).toBeLessThanOrEqual(2);
    expect(honks.replies).toEqual([]);
  });

  it("is answered by a bot now and then, a moment later, and once", () => {
    expect(honk(NO_HONKS, people, "a", 0, always).honks.replies).toEqual([]);
    expect(honk(NO_HONKS, withBot, "a", 0, never).honks.replies).toEqual([]);
    const { honks } = honk(NO_HONKS, withBot, "a", 0, always);
    expect(honksBack(honks, withBot, HONK.back.waitMs.min - 1).heard).toEqual([]);
    const back = honksBack(honks, withBot, HONK.back.waitMs.max);
    expect(back.heard.map(({ seat }) => seat)).toEqual([2]);
    expect(honksBack(back.honks, withBot, HONK.back.waitMs.max).heard).toEqual([]);
  });

  it("is not answered from a seat that a person has by then, or by a table that has left", () => {
    const { honks } = honk(NO_HONKS, withBot, "a", 0, always);
    expect(honksBack(honks, people, 5_000).heard).toEqual([]);
    expect(honksBack(honks, newLobby(), 5_000).heard).toEqual([]);
  });
});
