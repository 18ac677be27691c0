import { Check } from "lucide-react";

import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { formatMoney } from "#shared/format/figures.ts";

import { ItemPicture } from "../item-picture.tsx";
import { kindWord, thingOf } from "../thing.ts";

import style from "./bundle-parts.module.css";

interface BundlePartsProps {
  readonly bundle: NonNullable<ShopItem["bundle"]>;
  readonly name: string;
}

/** Everything of a bundle, with what each costs alone and what is there already. */
export const BundleParts = ({ bundle, name }: BundlePartsProps) => (
  <ul className={style.parts} aria-label="In this bundle">
    {bundle.loot.map(({ carID, lootID, money, isOwned }) => {
      const part = carID === null ? { type: "loot" as const, id: lootID ?? 0 } : { type: "car" as const, id: carID };
      const { car, loot } = thingOf(part);
      return (
        <li key={`${part.type} ${part.id}`} className={style.part} data-owned={isOwned || undefined}>
          <span className={style.picture} data-kind={loot[0]?.type}>
            <ItemPicture item={part} name={name} />
          </span>
          <span className={style.words}>
            <b>{car?.name ?? loot[0]?.name}</b>
            <span>{kindWord(part)}</span>
          </span>
          {isOwned ? (
            <span className={style.owned}>
              <Check aria-hidden /> You own it
            </span>
          ) : (
            <span className={style.price}>{formatMoney(money)}</span>
          )}
        </li>
      );
    })}
  </ul>
);
