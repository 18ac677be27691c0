import { formatCount, formatMoney } from "#shared/format/figures.ts";

import { named } from "../../ui/data/as-is.tsx";
import { view, type Kinds } from "./kind.ts";

export const gifts: Kinds<"sent-cash" | "purchase" | "gold-gift"> = {
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
      link: view(`/store/success#${data.invoiceNum}`),
    }),
  },
  "gold-gift": {
    group: "gifts",
    words: (data) => ({
      title: `${named(data.displayName)} gave you gold`,
      text: `It's yours for ${data.goldDays === null ? "life" : formatCount(data.goldDays, "day")}.${data.message === null ? "" : ` “${data.message}”`}`,
      tone: "gold",
      link: view("/garage"),
    }),
  },
};
