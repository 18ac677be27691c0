import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self, selfParts } from "#shared/contracts/account/auth.ts";
import { Account } from "#shared/contracts/account/own-account.ts";
import { OwnClass } from "#shared/contracts/classes/own-class.ts";
import { Purchases } from "#shared/contracts/economy/own-purchases.ts";
import { Rewards } from "#shared/contracts/economy/own-rewards.ts";
import { Wallet } from "#shared/contracts/economy/own-wallet.ts";
import { OwnEvent } from "#shared/contracts/goals/own-event.ts";
import { OwnLeague } from "#shared/contracts/goals/own-league.ts";
import { OwnSeason } from "#shared/contracts/goals/own-season.ts";
import { OwnNews } from "#shared/contracts/news/own-news.ts";
import { Progress } from "#shared/contracts/race/own-progress.ts";
import { SELF_PARTS } from "#shared/contracts/self.ts";
import { Counters } from "#shared/contracts/social/own-counters.ts";
import { OwnTeam } from "#shared/contracts/teams/own-team.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const partsOf = async (visitor: Visitor, query: string) => {
  const { json } = await visitor.send("GET", `/api/v2/self${query}`);
  return json.success === true ? selfParts.answer.parse(json) : json.error;
};

describe("parts of the racer", () => {
  it("come alone or together, each once, and nothing besides", async () => {
    const racer = await newRacer(product, "InParts");
    const { userID } = racer;
    expect(await partsOf(racer, "?parts=wallet")).toEqual({
      userID,
      parts: { wallet: { money: STARTER.cash, nitros: STARTER.nitros, nitrosUsed: 0 } },
    });
    const { parts } = selfParts.answer.parse(
      (await racer.send("GET", "/api/v2/self?parts=counters,progress,counters")).json,
    );
    expect(Object.keys(parts).toSorted()).toEqual(["counters", "progress"]);
  });

  it("are for accounts and guests together what signing in answers", async () => {
    for (const visitor of [await newRacer(product, "AllParts"), await newGuest(product)]) {
      const { user } = await visitor.get(self);
      expect(await partsOf(visitor, `?parts=${SELF_PARTS.join(",")}`)).toEqual({
        userID: visitor.userID,
        parts: {
          account: Account.parse(user),
          wallet: Wallet.parse(user),
          progress: Progress.parse(user),
          counters: Counters.parse(user),
          team: OwnTeam.parse(user),
          class: OwnClass.parse(user),
          rewards: Rewards.parse(user),
          season: OwnSeason.parse(user),
          event: OwnEvent.parse(user),
          leagues: OwnLeague.parse(user),
          purchases: Purchases.parse(user),
          news: OwnNews.parse(user),
        },
      });
    }
  });

  it("have names, and no others are taken", async () => {
    const racer = await newRacer(product, "OddParts");
    for (const query of ["", "?parts=", "?parts=purse", "?parts=wallet,", "?parts=wallet&parts=account", "?more=1"]) {
      expect(await partsOf(racer, query)).toBe("badInput");
    }
  });
});
