import type { Currency } from "#shared/content/store.ts";
import type { StoreItem } from "#shared/contracts/economy/store-shapes.ts";
import { formatLastDay } from "#shared/format/dates.ts";
import { formatRealMoney } from "#shared/format/real-money.ts";

import { Badge } from "../../ui/data/badge.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

import style from "./store-price.module.css";

interface StorePriceProps {
  readonly item: Pick<StoreItem, "activePrice" | "price" | "percentOff" | "saleEnds" | "hasSalePrice" | "bundle">;
  readonly currency: Currency;
}

/** What something costs in real money, what it costs otherwise, and until when it costs less. */
export function StorePrice({ item, currency }: StorePriceProps) {
  const { activePrice, percentOff, saleEnds, hasSalePrice, bundle } = item;
  const before = bundle?.fullPrice ?? item.price;
  return (
    <span className={style.price}>
      <span className={style.line}>
        <b className={style.now}>{formatRealMoney(activePrice, currency)}</b>
        {before > activePrice && (
          <s className={style.before}>
            <VisuallyHidden>instead of </VisuallyHidden>
            {formatRealMoney(before, currency)}
          </s>
        )}
        {before > activePrice && percentOff > 0 && <Badge tone="teal">{percentOff}% off</Badge>}
      </span>
      {hasSalePrice && saleEnds !== null && (
        <span className={style.until}>At this price up to and including {formatLastDay(saleEnds)}.</span>
      )}
    </span>
  );
}
