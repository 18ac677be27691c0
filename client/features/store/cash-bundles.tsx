import type { StoreItem } from "#shared/contracts/economy/store-shapes.ts";
import { formatShortMoney } from "#shared/format/figures.ts";

import { CheckoutButton, type Buying } from "./checkout.tsx";
import { Pile } from "./pile.tsx";
import { StorePart } from "./store-part.tsx";
import { StorePrice } from "./store-price.tsx";

import style from "./cash-bundles.module.css";

interface CashBundlesProps extends Buying {
  readonly items: readonly StoreItem[];
}

/** Game cash for real money, as the server sorts it. @source teams-shop-seasons §2 cash bundle list */
export const CashBundles = ({ items, ...buying }: CashBundlesProps) => {
  const most = Math.max(...items.map(({ cash }) => cash));
  return (
    <StorePart id="cash" title="Game cash" text="Races pay it too. It buys cars and looks, and nothing that wins.">
      <ul className={style.list}>
        {items.map((item) => (
          <li key={item.SKU} className={style.bundle}>
            <Pile share={item.cash / most} />
            <b className={style.cash}>{formatShortMoney(item.cash)}</b>
            <span className={style.name}>{item.name}</span>
            <StorePrice item={item} currency={buying.currency} />
            <CheckoutButton item={item} {...buying}>
              Buy
            </CheckoutButton>
          </li>
        ))}
      </ul>
    </StorePart>
  );
};
