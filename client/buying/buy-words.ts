import { RETURN_MINUTES } from "#shared/content/shop.ts";
import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { formatDuration, formatMoney } from "#shared/format/figures.ts";
import { canReturn } from "#shared/rules/shop/returns.ts";
import { minutes } from "#shared/units.ts";

/** What is said before a purchase. */
export interface BuyWords {
  readonly title: string;
  /** What is paid, had and left, as it is shown; undefined where nothing is paid. */
  readonly cost: { readonly price: string; readonly have: string; readonly left: string } | undefined;
  readonly terms: string;
  /** On both buttons. */
  readonly deed: string;
  readonly refused: string;
}

type Priced = Pick<ShopItem, "type" | "name" | "price" | "starterCarID">;

const HOUR = formatDuration(minutes(RETURN_MINUTES));

/** @param event the one that is joined with it; undefined for everything else */
export function buyWords(item: Priced, money: number, event: string | undefined): BuyWords {
  const { name, price } = item;
  if (price === 0) {
    return {
      title: `Join ${event ?? name}?`,
      cost: undefined,
      terms: `You have ${name} already, so it costs you nothing. Your races count from now on.`,
      deed: "Join for nothing",
      refused: "You haven't joined yet",
    };
  }
  const cost = {
    price: formatMoney(price),
    have: formatMoney(money),
    left: formatMoney(Math.max(0, money - price)),
  };
  if (event !== undefined) {
    return {
      title: `Join ${event} with ${name}?`,
      cost,
      terms: `${name} is yours for good, so it can't be given back.`,
      deed: `Join for ${formatMoney(price)}`,
      refused: "You haven't joined yet",
    };
  }
  return {
    title: `Buy ${name}?`,
    cost,
    terms: termsOf(item),
    deed: `Buy for ${formatMoney(price)}`,
    refused: "It isn't bought yet",
  };
}

function termsOf({ type, starterCarID }: Priced): string {
  if (canReturn(type, starterCarID !== null))
    return `As long as you don't use it, you can give it back within ${HOUR}.`;
  return type === "nitros" ? "Nitros can't be given back." : "It can't be given back.";
}
