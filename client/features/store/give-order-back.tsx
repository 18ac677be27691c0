import { Undo2 } from "lucide-react";
import { useState } from "react";

import { formatMoment } from "#shared/format/dates.ts";
import { formatRealMoney } from "#shared/format/real-money.ts";

import { giveOrderBack, type Order } from "../../data/store/use-orders.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../ui/overlay/toasts.ts";

import style from "./give-order-back.module.css";

/** Gives an unused order back while its days last; nothing once it can't be. @source rules What is given and taken: Refunds */
export function GiveOrderBack({ order }: { readonly order: Order }) {
  const { invoiceNum, name, price, refunded, currency, returnableUntil, isGift } = order;
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  if (returnableUntil === null) return null;
  const money = formatRealMoney(price - refunded, currency);
  const deed = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await giveOrderBack(invoiceNum);
      setIsAsked(false);
      toast({ id: "order-back", title: `You gave back ${name}`, text: `${money} goes back.`, timeoutMs: 5_000 });
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    }
    setBusy(false);
  };
  return (
    <div className={style.back}>
      <Button
        kind="plain"
        size="small"
        icon={<Undo2 aria-hidden />}
        onClick={() => {
          setTrouble(undefined);
          setIsAsked(true);
        }}
      >
        <span>
          Give back
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
      <span className={style.until}>until {formatMoment(returnableUntil)}</span>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void deed()}
        title={`Give back ${name}?`}
        text={`${money} goes back in full to where it came from. ${isGift ? "Your friend loses" : "You lose"} the gold and the game cash that came with it.`}
        confirm="Give it back"
        cancel="Keep it"
        danger
        busy={isBusy}
      >
        {trouble !== undefined && (
          <Callout live tone="careful">
            {trouble}
          </Callout>
        )}
      </ConfirmDialog>
    </div>
  );
}
