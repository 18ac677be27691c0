import { Wallet } from "lucide-react";

import type { Dealership } from "#shared/contracts/economy/shop-shapes.ts";
import { formatMoney } from "#shared/format/figures.ts";

import style from "./shop-bar.module.css";

interface ShopBarProps {
  readonly groups: readonly Dealership[];
  readonly money: number;
}

/** The part of the page of each group, in the order of the shop. */
const PARTS: Partial<Record<Dealership["assetKey"], readonly [id: string, label: string]>> = {
  default: ["daily", "Daily shop"],
  season_shop: ["season", "Season"],
  bundle_shop: ["bundles", "Bundles"],
  dealership: ["dealership", "Dealership"],
  nitro_shop: ["nitros", "Nitros"],
  cash_shop: ["cash", "Cash and gold"],
  merch_shop: ["merch", "Merch"],
};

/** Where one is, the groups of the shop, and what one can spend. */
export const ShopBar = ({ groups, money }: ShopBarProps) => (
  <div className={style.bar}>
    <h1 className={style.title}>Shop</h1>
    <nav className={style.groups} aria-label="Groups of the shop">
      {groups.map(({ assetKey }) => {
        const [id, label] = PARTS[assetKey] ?? [];
        return (
          id !== undefined && (
            <a key={id} href={`#${id}`} className={style.group}>
              {label}
            </a>
          )
        );
      })}
    </nav>
    <p className={style.money}>
      <Wallet aria-hidden /> You have <b>{formatMoney(money)}</b>
    </p>
  </div>
);
