import { NITRO_PACK } from "../../content/shop.ts";
import { formatCount, formatMoney } from "../../format/figures.ts";
import type { Stamp } from "../../units.ts";
import type { Gate } from "../account/gates.ts";
import type { Item } from "../rewards/reward.ts";
import { isOn, type Offer, type Part } from "./offer.ts";

/** What the shop asks about somebody. */
export interface Buyer {
  readonly isGold: boolean;
  readonly playerLevel: number;
  readonly money: number;
  readonly cars: ReadonlySet<number>;
  readonly loot: ReadonlySet<number>;
  /** Nitros that were bought today. */
  readonly nitrosToday: number;
  /** Whether the daily shop is open. */
  readonly daily: Gate;
  /** In the event that runs, or is next. */
  readonly isInEvent: boolean;
  /** Whether a teacher closed other looks. */
  readonly keepsLooks?: boolean;
}

/** Whoever has the starter car from an earlier year joins with it. */
export const joinsFree = (offer: Offer, buyer: Pick<Buyer, "cars" | "loot" | "isInEvent">): boolean =>
  offer.group === "event" && !buyer.isInEvent && missingParts(offer, buyer).length === 0;

/** Why something can't be bought. */
export type NoBuy =
  | { readonly why: "offerOver" }
  | { readonly why: "classSetting" }
  | { readonly why: "shopLocked"; readonly gamesToGo: number }
  | { readonly why: "ownedAlready" }
  | { readonly why: "goldOnly" }
  | { readonly why: "levelTooLow"; readonly unlockLevel: number }
  | { readonly why: "dailyLimit" }
  | { readonly why: "notEnoughMoney"; readonly missingMoney: number };

export const owns = ({ cars, loot }: Pick<Buyer, "cars" | "loot">, item: Item): boolean =>
  "carID" in item ? cars.has(item.carID) : loot.has(item.lootID);

/** The parts that somebody would get. */
export const missingParts = ({ parts }: Offer, buyer: Pick<Buyer, "cars" | "loot">): readonly Part[] =>
  parts.filter(({ item }) => !owns(buyer, item));

export interface Price {
  readonly price: number;
  /** Without the discount. */
  readonly fullPrice: number;
}

/**
 * What something costs somebody: of a bundle only the parts that are missing, and all of it for whoever has them all;
 * nothing for whoever joins an event with a car of an earlier year.
 *
 * @source rules What is given and taken: Prices
 */
export function priceFor(offer: Offer, buyer: Pick<Buyer, "cars" | "loot" | "isInEvent">): Price {
  if (joinsFree(offer, buyer)) return { price: 0, fullPrice: 0 };
  if (offer.type === "nitros") return { price: NITRO_PACK.price, fullPrice: NITRO_PACK.price };
  const missing = missingParts(offer, buyer);
  const fullPrice = (missing.length === 0 ? offer.parts : missing).reduce((sum, { price }) => sum + price, 0);
  return { price: Math.round((fullPrice * (100 - offer.percentOff)) / 100), fullPrice };
}

/**
 * What the shop says beforehand, and what a purchase is refused with.
 *
 * @returns why not; undefined when it may be bought
 * @source teams-shop-seasons §5 Shop, checklist 4: unlockLevel, goldOnly, owned already, price
 */
export function noBuy(offer: Offer, buyer: Buyer, now: Stamp): NoBuy | undefined {
  if (!isOn(offer, now, buyer.isGold)) return { why: "offerOver" };
  if (offer.group === "daily" && !buyer.daily.allowed) {
    return { why: "shopLocked", gamesToGo: buyer.daily.gamesToGo ?? 0 };
  }
  if (offer.type !== "nitros" && buyer.keepsLooks === true) return { why: "classSetting" };
  if (offer.type === "nitros") {
    if (buyer.nitrosToday + NITRO_PACK.nitros > NITRO_PACK.nitrosADay) return { why: "dailyLimit" };
  } else if (missingParts(offer, buyer).length === 0 && !joinsFree(offer, buyer)) return { why: "ownedAlready" };
  if (offer.goldOnly && !buyer.isGold) return { why: "goldOnly" };
  if (buyer.playerLevel < offer.unlockLevel) return { why: "levelTooLow", unlockLevel: offer.unlockLevel };
  const missingMoney = priceFor(offer, buyer).price - buyer.money;
  return missingMoney > 0 ? { why: "notEnoughMoney", missingMoney } : undefined;
}

/** Why not, in a sentence. */
export function sayNoBuy(no: NoBuy): string {
  switch (no.why) {
    case "offerOver":
      return "That offer is over.";
    case "classSetting":
      return "Your teacher has closed this for your class.";
    case "shopLocked":
      return `Finish ${formatCount(no.gamesToGo, "more race")} to open the daily shop.`;
    case "ownedAlready":
      return "You own that already.";
    case "goldOnly":
      return "That one is for gold members.";
    case "levelTooLow":
      return `You can buy that from level ${no.unlockLevel}.`;
    case "dailyLimit":
      return `That's all for today: you can buy ${NITRO_PACK.nitrosADay} nitros a day.`;
    case "notEnoughMoney":
      return `You need ${formatMoney(no.missingMoney)} more for that.`;
  }
}
