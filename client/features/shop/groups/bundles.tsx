import type { CSSProperties } from "react";
import { Link } from "react-router-dom";

import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { formatNumber } from "#shared/format/figures.ts";

import { Note } from "../item-card.tsx";
import { ItemPicture } from "../item-picture.tsx";
import { itemPath } from "../paths.ts";
import { PriceTag } from "../price-tag.tsx";

import style from "./bundles.module.css";

interface BundlesProps {
  readonly items: readonly ShopItem[];
  readonly name: string;
}

/** The bundles of the week: everything of each in its own light. @source teams-shop-seasons §3 Bundle */
export const Bundles = ({ items, name }: BundlesProps) => (
  <ul className={style.bundles}>
    {items.map((item) => (
      <li key={item.id} className={style.place}>
        <Link
          to={itemPath(item)}
          className={style.bundle}
          style={{ "--theme": item.bundle?.themeHexCode } as CSSProperties}
        >
          {item.percentOff > 0 && !item.isOwned && <b className={style.off}>{item.percentOff}% off</b>}
          <span className={style.picture}>
            <ItemPicture item={item} name={name} />
          </span>
          <span className={style.words}>
            <b className={style.name}>{item.name}</b>
            <span className={style.text}>{item.longDescription}</span>
            <OwnedWords item={item} />
            <span className={style.price}>
              <PriceTag item={item} />
              <Note item={item} />
            </span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

/** How much of it one has already; nothing while one has none of it, or all. */
export function OwnedWords({ item: { bundle, isOwned } }: { readonly item: Pick<ShopItem, "bundle" | "isOwned"> }) {
  const owned = bundle?.loot.filter((part) => part.isOwned).length ?? 0;
  if (!bundle || isOwned || owned === 0) return null;
  return (
    <span>
      You own {formatNumber(owned)} of {formatNumber(bundle.loot.length)}, so you only pay for the rest.
    </span>
  );
}
