import { GIVE_BACK_DAYS } from "#shared/content/store.ts";
import type { StoreItem } from "#shared/contracts/economy/store-shapes.ts";
import { formatLongDay } from "#shared/format/dates.ts";
import { formatShortMoney } from "#shared/format/figures.ts";

import { serverNow } from "../../net/server-time.ts";
import { Card } from "../../ui/layout/card.tsx";
import { CheckoutButton, type Buying } from "./checkout.tsx";
import { goldEnd, planWord } from "./standing.ts";
import { StorePrice } from "./store-price.tsx";

import style from "./plans.module.css";

interface PlansProps extends Buying {
  readonly items: readonly StoreItem[];
}

/** For how long gold can be had, and what that costs. @source teams-shop-seasons §2 Store */
export const Plans = ({ items, ...buying }: PlansProps) => (
  <section className={style.plans} aria-labelledby="plans">
    <h2 id="plans" className={style.title}>
      {buying.friend === undefined ? "Choose how long" : "Choose for how long"}
    </h2>
    <ul className={style.list}>
      {items.map((item) => (
        <li key={item.SKU} className={style.place}>
          <Card title={item.name} level={3} tone="gold">
            <div className={style.plan}>
              <StorePrice item={item} currency={buying.currency} />
              <p className={style.text}>
                {endWords(goldEnd(buying.user, item.goldDays, serverNow()))} With {formatShortMoney(item.cash)} of game
                cash and the XCelsior.
              </p>
              <CheckoutButton item={item} {...buying}>
                {planWord(buying.user, buying.friend !== undefined)}
              </CheckoutButton>
            </div>
          </Card>
        </li>
      ))}
    </ul>
    <p className={style.text}>
      You pay once. Nothing renews by itself, and we keep no card. Unused gold can go back for {GIVE_BACK_DAYS} days.
    </p>
  </section>
);

function endWords(end: ReturnType<typeof goldEnd>): string {
  if (end === undefined) return "After what they have.";
  return end === null ? "It never ends." : `Until ${formatLongDay(end)}.`;
}
