import { useState } from "react";

import { formatMoney } from "#shared/format/figures.ts";

import { CallProblem } from "../net/call.ts";
import { Button } from "../ui/controls/button.tsx";
import { toast } from "../ui/overlay/toasts.ts";
import { collect, sumOf } from "./gifts.ts";

/** Collects all waiting gifts, and shows the result. */
export function CollectButton({ onDone }: { readonly onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    const answer = await collected();
    onDone();
    toast({ id: "collected", timeoutMs: 5_000, ...answer });
  };
  return (
    <Button size="small" kind="primary" busy={isBusy} onClick={() => void take()}>
      Collect
    </Button>
  );
}

async function collected(): Promise<Omit<Parameters<typeof toast>[0], "id">> {
  try {
    const { collected: gifts, wallet } = await collect();
    const text = `You have ${formatMoney(wallet.money)} now.`;
    if (gifts.length === 0) return { title: "You've already collected that", text, tone: "gold" };
    return { title: `${formatMoney(sumOf(gifts))} is yours`, text, tone: "gold" };
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    return { title: problem.message, text: "Your gift is safe. You'll find it on your Gifts page.", tone: "amber" };
  }
}
