import type { ReactNode } from "react";

import { formatRealMoney } from "#shared/format/real-money.ts";

import type { Order } from "../../data/store/use-orders.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { GiveOrderBack } from "./give-order-back.tsx";
import { Gives } from "./gives.tsx";

import style from "./order-sheet.module.css";

const TITLES: Readonly<Record<Order["state"], string>> = {
  open: "We're waiting for the payment",
  paid: "The payment is here",
  given: "Thank you!",
  expired: "That order wasn't paid",
  refunded: "That order went back",
  disputed: "The bank is looking into it",
};

/** How an order stands, what came of it, and where to go from there. */
export function OrderSheet({ order, picture }: { readonly order: Order; readonly picture: ReactNode }) {
  const { state, name, invoiceNum, price, currency } = order;
  return (
    <SheetPage
      title={TITLES[state]}
      tone={state === "given" && order.goldDays !== 0 ? "gold" : undefined}
      picture={picture}
      actions={
        <>
          {state === "given" && !order.isGift ? (
            <LinkButton kind="primary" to="/garage">
              Go to your garage
            </LinkButton>
          ) : (
            <LinkButton kind="primary" to="/store/gold">
              Back to the store
            </LinkButton>
          )}
          <LinkButton to="/store/gold#orders">Your orders</LinkButton>
        </>
      }
    >
      <div aria-live="polite" className={style.words}>
        <Words order={order} />
      </div>
      <p className={style.number}>
        {name} · {formatRealMoney(price, currency)} · order {invoiceNum}
      </p>
      <GiveOrderBack order={order} />
    </SheetPage>
  );
}

function Words({ order }: { readonly order: Order }) {
  const { state, isGift, toName, message, price, refunded, currency } = order;
  switch (state) {
    case "open":
      return (
        <>
          <Spinner label="Waiting" />
          <p>It can take some minutes. You can leave this page: what you ordered comes by itself, and we tell you.</p>
        </>
      );
    case "paid":
      return (
        <p>Whoever it was for isn't with us any more. Write to us on the contact page, and the money goes back.</p>
      );
    case "given":
      return (
        <>
          <p>
            {isGift ? (
              <>
                Your gift is with <AsIs>{toName ?? "your friend"}</AsIs>:
              </>
            ) : (
              "All of this is yours now:"
            )}
          </p>
          <Gives given={order} />
          {message !== null && <blockquote className={style.message}>{message}</blockquote>}
          {refunded > 0 && <p>{formatRealMoney(refunded, currency)} of it went back.</p>}
        </>
      );
    case "expired":
      return <p>Nothing was charged. You can order it again at any time.</p>;
    case "refunded":
      return (
        <p>{formatRealMoney(refunded || price, currency)} went back to where it came from. It can take some days.</p>
      );
    case "disputed":
      return (
        <p>
          Someone asked the bank to take the payment back. Until the bank decides, what came with the order is on hold.
        </p>
      );
  }
}
