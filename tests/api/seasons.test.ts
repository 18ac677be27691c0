import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { claimExtraLevels } from "#shared/contracts/goals/achievements.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";

import { FIRST_SEASON, reachExtraLevels } from "../support/extra-levels.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const claim = (racer: Visitor, id: unknown = FIRST_SEASON, key?: string) =>
  racer.send("POST", "/api/v2/achievements/extra", {
    body: { id },
    ...(key !== undefined && { headers: { "idempotency-key": key } }),
  });

describe("a season over HTTP", () => {
  it("begins for everybody at level 1, beside the level of a lifetime", async () => {
    for (const visitor of [await newRacer(product, "NewInSeason"), await newGuest(product)]) {
      const { user } = await visitor.get(self);
      expect(user).toMatchObject({ level: 1, experience: 0, lastExtraLevel: 0, extraUnclaimed: [], playerLevel: 1 });
      expect([null, 0]).toContain(user.season && user.season.currentLevelXP);
    }
  });

  it("pays extra levels once for each key, with the wallet and the season as they are then", async () => {
    const racer = await newRacer(product, "FarBeyond");
    await reachExtraLevels(product, racer, 2);
    expect((await racer.get(self)).user.extraUnclaimed).toEqual([{ seasonID: FIRST_SEASON, levels: 2 }]);
    for (let turn = 0; turn < 2; turn++) {
      const { status, json } = await claim(racer, FIRST_SEASON, "claim-my-extra-levels-1");
      expect([status, json]).toMatchObject([
        200,
        {
          given: [{ cash: 10_000 }, { cash: 10_000 }],
          wallet: { money: STARTER.cash + 20_000 },
          season: { extraUnclaimed: [] },
        },
      ]);
    }
    const again = await claim(racer);
    expect([again.status, again.json.error]).toEqual([403, "notEarned"]);
  });

  it("pays nobody for what another one reached, and knows only its seasons", async () => {
    const [racer, other] = [await newRacer(product, "WentFar"), await newRacer(product, "StayedHome")];
    await reachExtraLevels(product, racer, 1);
    expect(await other.refused(claimExtraLevels, { body: { id: FIRST_SEASON } })).toBe("notEarned");
    for (const id of [-10, 0, 9_999, 2 ** 31]) expect((await claim(other, id)).json.error).toBe("notFound");
    for (const id of ["one", null, 1.5, [1]]) expect((await claim(other, id)).json.error).toBe("badInput");
    expect((await other.get(self)).user.money).toBe(STARTER.cash);
  });
});
