import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { eventFrom } from "../../rules/events/calendar.ts";
import { isStarterCar } from "../../rules/events/starter-car.ts";
import type { Timeless } from "../../rules/rewards/reward.ts";
import { missingParts, noBuy, priceFor, sayNoBuy, type Buyer, type NoBuy } from "../../rules/shop/no-buy.ts";
import type { Offer, Wish } from "../../rules/shop/offer.ts";
import { isEverSold, offerFor } from "../../rules/shop/on-offer.ts";
import { canReturn } from "../../rules/shop/returns.ts";
import { countDeed } from "../achievements/count-deed.ts";
import { charge } from "../economy/charge.ts";
import { grant } from "../economy/grant.ts";
import { joinEvent } from "../events/join.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { customerOf } from "./customer.ts";
import { countPurchase } from "./shopper.ts";

/** What was bought. */
export interface Sale {
  /** 0 where nothing was paid. */
  readonly purchaseID: number;
  readonly type: Offer["type"];
  readonly id: number;
  readonly price: number;
}

/** The receipt under which a purchase is paid, and its things are owned. */
export const receiptOf = (purchaseID: number): string => `purchase:${purchaseID}`;

/**
 * Sells something to a player for what it costs now: the cash goes, the thing comes and can be put on at once. The
 * password, where it is asked for, has been confirmed before. Refuses: notFound, and what `noBuy` says.
 *
 * @source teams-shop-seasons §7
 */
export async function buy(work: Work, site: Site, userID: UserID, wish: Wish): Promise<Sale> {
  await lockPlayer(work, userID, ["user_id"], "change");
  const customer = await customerOf(work.trx, site, userID, work.now);
  const offer = offerFor(wish, work.now, customer.isGold);
  if (!offer) throw isEverSold(wish) ? refusalOf({ why: "offerOver" }) : unknown();
  const no = noBuy(offer, customer, work.now);
  if (no) throw refusalOf(no);
  if (offer.group === "event") await joinNext(work, userID);
  const { type, id } = offer;
  const { price } = priceFor(offer, customer);
  if (price === 0) return { purchaseID: 0, type, id, price };
  const isKept = !canReturn(type, isStarterCar(type, id));
  const { purchase_id: purchaseID } = await work.trx
    .insertInto("purchases")
    .values({
      user_id: userID,
      type,
      item_id: id,
      price,
      stamp: work.now,
      state: isKept ? "kept" : "open",
      returned_stamp: null,
    })
    .returning("purchase_id")
    .executeTakeFirstOrThrow();
  const reference = receiptOf(purchaseID);
  await charge(work, userID, { price, reference, reason: "purchase" });
  await grant(work, [{ userID, rewards: rewardsOf(offer, customer), reference, reason: "purchase" }]);
  await countPurchase(work, userID, { type, id, price });
  if (isKept) await countDeed(work, userID, { add: { itemsBought: 1 } });
  work.changed(userID, "shop");
  return { purchaseID, type, id, price };
}

/** Whoever has the car is in the event: it runs, or gold members begin a day before it does. */
async function joinNext(work: Work, userID: UserID): Promise<void> {
  const event = eventFrom(work.now);
  if (event) await joinEvent(work, userID, event.eventID);
}

const rewardsOf = (offer: Offer, buyer: Buyer): readonly Timeless[] =>
  offer.type === "nitros" ? [{ nitros: offer.id }] : missingParts(offer, buyer).map(({ item }) => item);

const refusalOf = (no: NoBuy): Refusal => new Refusal(no.why, sayNoBuy(no), { ...no, why: undefined });

const unknown = (): Refusal => new Refusal("notFound", "There's no such thing in the shop.");
