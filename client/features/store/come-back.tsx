import { Link } from "react-router-dom";

import { useOrder } from "../../data/store/use-orders.ts";
import { Callout } from "../../ui/feedback/callout.tsx";

/** What became of an order whose checkout was left; nothing for what nobody ordered. */
export function ComeBack({ invoiceNum }: { readonly invoiceNum: string }) {
  const { load } = useOrder(invoiceNum);
  if (load.state !== "ready") return null;
  const { state, name } = load.value;
  if (state === "open" || state === "expired") {
    return (
      <Callout live title="Nothing was charged">
        You left the checkout of {name} without paying. That order lapses by itself.
      </Callout>
    );
  }
  return (
    <Callout live tone="good" title="That order is paid">
      <Link to={`/store/success#${invoiceNum}`}>See what became of it</Link>
    </Callout>
  );
}
