import { formatMoney } from "#shared/format/figures.ts";

import { named } from "../../ui/data/as-is.tsx";
import { view, type Kinds } from "./kind.ts";

export const gifts: Kinds<"sent-cash" | "purchase"> = {
  "sent-cash": {
    group: "gifts",
    words: (data) => ({
      title: `${named(data.displayName)} sent you ${formatMoney(data.amount)}`,
      text: "It's waiting for you to collect it.",
      tone: "gold",
      link: view("/gifts"),
    }),
    over: "Collected.",
  },
  purchase: {
    group: "gifts",
    words: (data) => ({
      title: "Thank you for your order",
      text: `Your order number is ${data.invoiceNum}.`,
      tone: "gold",
    }),
  },
};
