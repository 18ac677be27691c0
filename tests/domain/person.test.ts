import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { CarID, UserID } from "#shared/ids.ts";
import type { Feature } from "#shared/rules/account/gates.ts";
import { gateOf, personOf } from "#shared/server/profiles/person.ts";
import type { Stamp } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const NOW = 1_800_000_000 as Stamp;

async function gate(feature: Feature, userID: UserID) {
  const { person } = await stage.db
    .selectFrom("users as u")
    .select(personOf("u").as("person"))
    .where("u.user_id", "=", userID)
    .executeTakeFirstOrThrow();
  return gateOf(feature, person, "type", NOW).why;
}

describe("the gates judge the person that is there", () => {
  it("by friends: one is enough, on either side of the friendship", async () => {
    const [alone, one, other] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    await stage.db
      .insertInto("friendships")
      .values([
        { user_id: one, friend_id: other, since_stamp: NOW },
        { user_id: other, friend_id: one, since_stamp: NOW },
      ])
      .execute();
    const gates = await Promise.all([alone, one, other].map((userID) => gate("friend_races", userID)));
    expect(gates).toEqual(["needsFriend", "open", "open"]);
  });

  it("by cars that are owned now, not by sold ones", async () => {
    const userID = await stage.newPlayer();
    const own = (carID: number, state: "owned" | "sold") =>
      stage.db
        .insertInto("owned_cars")
        .values({ user_id: userID, car_id: carID as CarID, state, stamp: NOW, reference: `test:${carID}` })
        .onConflict((conflict) => conflict.columns(["user_id", "car_id"]).doUpdateSet({ state }))
        .execute();
    await stage.db.deleteFrom("owned_cars").where("user_id", "=", userID).execute();
    await own(1, "owned");
    await own(2, "sold");
    expect(await gate("parking_lot", userID)).toBe("needsCars");
    await own(3, "owned");
    expect(await gate("parking_lot", userID)).toBe("open");
  });

  it("by games and by gold that lasts", async () => {
    const at = async (columns: { races_played?: number; membership?: "gold"; gold_until_stamp?: Stamp | null }) =>
      gate("daily_challenges", await stage.newPlayer(columns));
    expect(await at({ races_played: 9 })).toBe("moreGames");
    expect(await at({ races_played: 10 })).toBe("open");
    expect(await at({ membership: "gold", gold_until_stamp: null })).toBe("goldOpens");
    expect(await at({ membership: "gold", gold_until_stamp: (NOW + 1) as Stamp })).toBe("goldOpens");
    expect(await at({ membership: "gold", gold_until_stamp: NOW })).toBe("moreGames");
  });
});
