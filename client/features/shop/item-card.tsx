import { Coins, Crown, Hourglass, Lock, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";

import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";

import { Badge } from "../../ui/data/badge.tsx";
import { GoldBadge } from "../../ui/data/gold-badge.tsx";
import { RarityBadge } from "../../ui/data/rarity-badge.tsx";
import { useIsNear } from "../../ui/use-is-near.ts";
import { LitWindow } from "./lit-window.tsx";
import { noteWords } from "./note-words.ts";
import { itemPath } from "./paths.ts";
import { PriceTag } from "./price-tag.tsx";
import { kindWord } from "./thing.ts";

import style from "./item-card.module.css";

interface ItemCardProps {
  readonly item: ShopItem;
  /** The player's name, for nametags. */
  readonly name: string;
}

/** Something in the shop under its lamp: what it is, what it costs, and what is missing for it. */
export function ItemCard({ item, name }: ItemCardProps) {
  const { ref, isNear } = useIsNear<HTMLLIElement>();
  const { rarity, isEarly, goldOnly } = item;
  return (
    <li ref={ref} className={style.place}>
      <Link to={itemPath(item)} className={style.card}>
        <LitWindow item={item} name={name} isNear={isNear} />
        <b className={style.name}>{item.name}</b>
        <span className={style.marks}>
          {rarity && <RarityBadge rarity={rarity} />}
          {goldOnly && <GoldBadge />}
          {isEarly && <Badge tone="gold">A day early</Badge>}
          <span className={style.kind}>{kindWord(item)}</span>
        </span>
        <span className={style.foot}>
          <PriceTag item={item} />
          <Note item={item} />
        </span>
      </Link>
    </li>
  );
}

const ICONS: Partial<Record<NonNullable<ShopItem["hindrance"]>["why"], LucideIcon>> = {
  notEnoughMoney: Coins,
  levelTooLow: Lock,
  goldOnly: Crown,
  dailyLimit: Hourglass,
};

/** What is missing; nothing for whoever can buy it, or has it. */
export function Note({ item }: { readonly item: Pick<ShopItem, "hindrance" | "isOwned"> }) {
  const words = noteWords(item);
  if (words === undefined || item.isOwned) return null;
  const Icon = ICONS[item.hindrance?.why ?? "offerOver"] ?? Lock;
  return (
    <span className={style.note}>
      <Icon aria-hidden />
      {words}
    </span>
  );
}
