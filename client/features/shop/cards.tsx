import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";

import { ItemCard } from "./item-card.tsx";

import style from "./cards.module.css";

interface CardsProps {
  readonly items: readonly ShopItem[];
  readonly name: string;
  /** `few` gives each of a handful more room. */
  readonly look?: "few";
}

/** Things of a group side by side. */
export const Cards = ({ items, name, look }: CardsProps) => (
  <ul className={style.cards} data-look={look}>
    {items.map((item) => (
      <ItemCard key={`${item.type} ${item.id}`} item={item} name={name} />
    ))}
  </ul>
);
