import { matchMaker } from "@colyseus/core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";

import { RACE_ROOM } from "../../game-server/race/race-plan.ts";
import { joinFriends } from "../support/friend.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import type { TestRacer } from "../support/racer.ts";
import { openLobby } from "../support/seat.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ tableTimes: tablesOf(3) });
});
afterAll(() => product.close());

const nitros = () =>
  product.services.app.db.selectFrom("race_nitros").select(["user_id", "race_id"]).orderBy("user_id");
const takersOf = async (raceID: string): Promise<UserID[]> =>
  (
    await nitros()
      .where("race_id", "=", raceID as RaceID)
      .execute()
  ).map(({ user_id }) => user_id);

const takenBy = (visitors: readonly Visitor[]) => async () =>
  (await nitros().execute()).filter(({ user_id }) => visitors.some(({ userID }) => userID === (user_id as number)));
/** One after the other: their ids are in this order. */
async function newRacers(names: readonly string[]): Promise<readonly Visitor[]> {
  const visitors: Visitor[] = [];
  for (const name of names) visitors.push(await newRacer(product, name));
  return visitors;
}
const standingIn = ({ room }: TestRacer, slot: number) =>
  [...room.state.seats.values()].find((seat) => seat.slot === slot)?.standing;
/** The next race cannot be made. */
const noRace = () =>
  vi.spyOn(matchMaker.getRoomClass(RACE_ROOM).prototype, "onCreate").mockImplementationOnce(() => {
    throw new Error("no race is made");
  });

it("a nitro is free when its racer is done without it, and stays with the race where it was used or may be", async () => {
  const visitors = await newRacers(["Uses-It", "Saves-It", "Drives-On"]);
  const pages = await Promise.all(visitors.map((visitor) => openLobby(product.url, visitor)));
  const racers = await Promise.all(pages.map((page) => page.race()));
  const [uses, saves, drives] = racers;
  const ids = visitors.map(({ userID }) => userID as UserID);
  if (!uses || !saves || !drives) throw new Error("not everybody races");
  await Promise.all(racers.map((racer) => racer.untilPhase("racing")));
  const { raceID } = uses.welcome;
  expect(await takersOf(raceID)).toEqual(ids);
  const { text } = uses.room.state;
  const chars = text.slice(0, text.indexOf(" ") + 1) + NITRO_KEY;
  uses.room.send("keys", { from: 0, at: [...chars].map((_char, nth) => 400 + nth * 60), chars });
  await uses.until("nitro");
  for (const racer of [uses, saves]) {
    await racer.room.leave();
    await drives.untilTrue(() => standingIn(drives, racer.welcome.slot) === "unfinished");
  }
  await expect.poll(() => takersOf(raceID), { timeout: 20_000 }).not.toContain(ids[1]);
  expect(await takersOf(raceID)).toEqual(ids.filter((userID) => userID !== ids[1]));
  await drives.room.leave();
});

it("a nitro is free when its race could not be made, among strangers and among friends", async () => {
  const visitors = await newRacers(["One-Waits", "Two-Waits", "Three-Waits"]);
  const [first, ...friends] = visitors;
  const pages = await Promise.all(visitors.map((visitor) => openLobby(product.url, visitor)));
  const refused = noRace();
  await Promise.all(pages.map(({ lobby }) => new Promise((resolve) => void lobby.onMessage("trouble", resolve))));
  await expect.poll(takenBy(visitors), { timeout: 20_000 }).toEqual([]);
  refused.mockRestore();
  await Promise.all(pages.map(({ lobby }) => lobby.leave()));

  if (!first) throw new Error("nobody is here");
  const host = await joinFriends(product, first, "One-Waits");
  const [guest] = await Promise.all(friends.map((friend) => joinFriends(product, friend, "One-Waits")));
  await host.untilTable(({ seats }) => seats.length === visitors.length);
  const refusedAgain = noRace();
  host.lobby.send("begin-friend-race", {});
  await host.until("trouble");
  await expect.poll(takenBy(visitors), { timeout: 20_000 }).toEqual([]);
  refusedAgain.mockRestore();
  await guest?.lobby.leave();
});
