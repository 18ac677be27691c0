import { Check } from "lucide-react";

import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { formatPrice } from "#shared/format/figures.ts";

import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

import style from "./price-tag.module.css";

interface PriceTagProps {
  readonly item: Pick<ShopItem, "price" | "fullPrice" | "isOwned" | "hindrance">;
  readonly size?: "large";
}

/** What it costs the player, on a paper tag; whoever owns it reads that instead. */
export function PriceTag({ item: { price, fullPrice, isOwned, hindrance }, size }: PriceTagProps) {
  if (isOwned) {
    return (
      <span className={style.owned} data-size={size}>
        <Check aria-hidden /> You own it
      </span>
    );
  }
  return (
    <span className={style.price} data-size={size} data-barred={hindrance ? "" : undefined}>
      <span className={style.tag}>{formatPrice(price)}</span>
      {fullPrice > price && (
        <s className={style.before}>
          <VisuallyHidden>instead of </VisuallyHidden>
          {formatPrice(fullPrice)}
        </s>
      )}
    </span>
  );
}
