import { Crown } from "lucide-react";
import { useLocation } from "react-router-dom";

import { XCELSIOR } from "#shared/content/store.ts";
import { INVOICE_NUM } from "#shared/rules/payments/invoice-num.ts";

import { useOrder } from "../../data/store/use-orders.ts";
import { Sign } from "../../shell/states/sign.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { OrderSheet } from "./order-sheet.tsx";

const picture = <Sign icon={Crown} car={XCELSIOR} hueAngle={0} />;

/** How an own order stands: `/store/success#` and its number. @source core §2, teams-shop-seasons §2 */
export function SuccessPage() {
  const { hash } = useLocation();
  const invoiceNum = INVOICE_NUM.exec(hash.slice(1))?.[0];
  return invoiceNum === undefined ? <NoOrder /> : <OneOrder key={invoiceNum} invoiceNum={invoiceNum} />;
}

function OneOrder({ invoiceNum }: { readonly invoiceNum: string }) {
  const { load } = useOrder(invoiceNum);
  if (load.state === "ready") return <OrderSheet order={load.value} picture={picture} />;
  if (load.state === "trouble" && load.trouble.kind === "not-found") return <NoOrder />;
  return (
    <SheetPage title="Your order" picture={picture} actions={<ToStore />}>
      {load.state === "trouble" ? <p>{load.trouble.sentence}</p> : <Spinner label="Loading" spoken />}
    </SheetPage>
  );
}

const NoOrder = () => (
  <SheetPage title="No order by that number" picture={picture} actions={<ToStore />}>
    <p>Your own orders are listed at the end of the store.</p>
  </SheetPage>
);

const ToStore = () => (
  <LinkButton kind="primary" to="/store/gold#orders">
    Your orders
  </LinkButton>
);
