import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { formatMoney } from "#shared/format/figures.ts";

/** Why something can't be bought now, as short as a card needs it; undefined when it can. */
export function noteWords({ hindrance }: Pick<ShopItem, "hindrance">): string | undefined {
  switch (hindrance?.why) {
    case undefined:
      return undefined;
    case "notEnoughMoney":
      return `You need ${formatMoney(hindrance?.missingMoney ?? 0)} more`;
    case "levelTooLow":
      return `From level ${hindrance?.unlockLevel}`;
    case "goldOnly":
      return "For gold members";
    case "ownedAlready":
      return "You own it";
    case "dailyLimit":
      return "Sold out for today";
    case "shopLocked":
      return "Not open yet";
    case "offerOver":
      return "Over";
  }
}
