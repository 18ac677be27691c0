import { Undo2 } from "lucide-react";
import { useState } from "react";

import { formatMoney } from "#shared/format/figures.ts";

import { askShopAgain, giveBack, type Shop } from "../../../data/shop/use-shop.ts";
import { sounds } from "../../../sound/sounds.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Countdown } from "../../../ui/data/countdown.tsx";
import { sentenceOf } from "../../../ui/form/sending.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../../ui/overlay/toasts.ts";

import style from "./give-back.module.css";

export type Purchase = Shop["purchases"][number];

interface GiveBackProps {
  readonly purchase: Purchase;
  /** It is given back: the button is gone with it. */
  readonly onGone?: () => void;
}

/** Gives back what wasn't used, while the hour lasts; nothing once it can't be. */
export function GiveBack({ purchase: { purchaseID, name, price, returnableUntil }, onGone }: GiveBackProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (returnableUntil === null) return null;
  const deed = async (): Promise<void> => {
    setBusy(true);
    try {
      const cash = await giveBack(purchaseID);
      sounds.play("coin");
      const text = `${formatMoney(cash)} is yours again.`;
      toast({ id: "shop-returned", title: `You gave back ${name}`, text, tone: "gold", timeoutMs: 5_000 });
      onGone?.();
    } catch (problem) {
      const text = sentenceOf(problem);
      toast({ id: "shop-returned", title: `${name} is still yours`, text, tone: "amber", urgent: true });
    }
    setBusy(false);
    setIsAsked(false);
  };
  return (
    <div className={style.back}>
      <Button kind="plain" size="small" icon={<Undo2 aria-hidden />} onClick={() => setIsAsked(true)}>
        Give back
      </Button>
      <Countdown until={returnableUntil} label="Time left" over="Yours to keep" onOver={() => void askShopAgain()} />
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void deed()}
        title={`Give back ${name}?`}
        text={`You get all of ${formatMoney(price)} back, and it leaves your garage.`}
        confirm={`Give back for ${formatMoney(price)}`}
        cancel="Keep it"
        busy={isBusy}
      />
    </div>
  );
}
