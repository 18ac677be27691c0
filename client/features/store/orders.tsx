import { Link } from "react-router-dom";

import type { Spending } from "#shared/contracts/economy/store-shapes.ts";
import { formatLongDay } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";
import { formatRealMoney } from "#shared/format/real-money.ts";

import { useOrders, type Order } from "../../data/store/use-orders.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Rows, SheetRow } from "../../ui/layout/rows.tsx";
import { GiveOrderBack } from "./give-order-back.tsx";
import { STATES } from "./order-words.ts";
import { StorePart } from "./store-part.tsx";

import style from "./orders.module.css";

/** What the player paid lately, and their own orders. */
export function Orders({ spending: { days, spent, currency } }: { readonly spending: Spending }) {
  const { load, again } = useOrders();
  return (
    <StorePart
      id="orders"
      title="Your orders"
      text={
        <>
          In the last {formatCount(days, "day")} you spent <b>{formatRealMoney(spent, currency)}</b>.
        </>
      }
    >
      {load.state === "loading" && <Skeleton height="4rem" lines={1} />}
      {load.state === "trouble" && <ErrorState level={3} text={load.trouble.sentence} onRetry={again} />}
      {load.state === "ready" && load.value.orders.length === 0 && <p className={style.none}>No orders yet.</p>}
      {load.state === "ready" && load.value.orders.length > 0 && (
        <Rows>
          {load.value.orders.map((order) => (
            <OneOrder key={order.invoiceNum} order={order} />
          ))}
        </Rows>
      )}
    </StorePart>
  );
}

function OneOrder({ order }: { readonly order: Order }) {
  const { invoiceNum, name, price, refunded, currency, state, createdStamp, isGift, toName } = order;
  const [tone, words] = STATES[state];
  return (
    <SheetRow className={style.order}>
      <div className={style.words}>
        <Link to={`/store/success#${invoiceNum}`} className={style.name}>
          {name}
        </Link>
        <span className={style.text}>
          {formatLongDay(createdStamp)} · {invoiceNum}
          {isGift && (
            <>
              {" "}
              · for <AsIs>{toName ?? "someone who left"}</AsIs>
            </>
          )}
        </span>
      </div>
      <div className={style.state}>
        <b>{formatRealMoney(price, currency)}</b>
        {refunded > 0 && refunded < price && (
          <span className={style.text}>{formatRealMoney(refunded, currency)} went back</span>
        )}
        <Badge tone={tone}>{words}</Badge>
      </div>
      <GiveOrderBack order={order} />
    </SheetRow>
  );
}
