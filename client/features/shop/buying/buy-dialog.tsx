import { useState } from "react";

import { RETURN_MINUTES } from "#shared/content/shop.ts";
import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { formatDuration, formatMoney } from "#shared/format/figures.ts";
import { canReturn } from "#shared/rules/shop/returns.ts";
import { minutes } from "#shared/units.ts";

import { TextInput } from "../../../ui/controls/text-input.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { ItemPicture } from "../item-picture.tsx";
import type { Buying } from "./use-buying.ts";

import style from "./buy-dialog.module.css";

interface BuyDialogProps {
  readonly open: boolean;
  readonly item: ShopItem;
  readonly money: number;
  readonly buying: Buying;
  readonly onClose: () => void;
  readonly onConfirm: (password: string) => void;
}

const HOUR = formatDuration(minutes(RETURN_MINUTES));

/** The price, what is left then, and the password where the player wants to be asked for it. */
export function BuyDialog({ open, item, money, buying, onClose, onConfirm }: BuyDialogProps) {
  const { isBusy, asksPassword, trouble } = buying;
  const [password, setPassword] = useState("");
  const close = (): void => {
    setPassword("");
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={() => onConfirm(password)}
      title={`Buy ${item.name}?`}
      text={
        <>
          It costs <b>{formatMoney(item.price)}</b>. You have {formatMoney(money)}, and keep{" "}
          <b>{formatMoney(Math.max(0, money - item.price))}</b>.{" "}
          {canReturn(item.type, item.starterCarID !== null)
            ? `As long as you don't use it, you can give it back within ${HOUR}.`
            : "Nitros can't be given back."}
        </>
      }
      confirm={`Buy for ${formatMoney(item.price)}`}
      cancel="Not yet"
      startsInside={asksPassword}
      busy={isBusy}
    >
      <div className={style.body}>
        <div className={style.picture} data-type={item.type} aria-hidden>
          <ItemPicture item={item} name="" />
        </div>
        {asksPassword && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onConfirm(password);
            }}
          >
            <TextInput
              label="Your password"
              type="password"
              autoComplete="current-password"
              value={password}
              errors={trouble?.isOfPassword ? trouble.sentence : undefined}
              onValue={setPassword}
            />
          </form>
        )}
        {trouble && !trouble.isOfPassword && (
          <Callout live tone="careful" title="It isn't bought yet">
            {trouble.sentence}
          </Callout>
        )}
      </div>
    </ConfirmDialog>
  );
}
