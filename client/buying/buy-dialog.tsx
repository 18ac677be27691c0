import { useState, type ReactNode } from "react";

import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";

import { TextInput } from "../ui/controls/text-input.tsx";
import { Callout } from "../ui/feedback/callout.tsx";
import { ConfirmDialog } from "../ui/overlay/confirm-dialog.tsx";
import type { BuyWords } from "./buy-words.ts";
import type { Buying } from "./use-buying.ts";

import style from "./buy-dialog.module.css";

interface BuyDialogProps {
  readonly open: boolean;
  readonly type: ShopItem["type"];
  readonly words: BuyWords;
  readonly picture: ReactNode;
  readonly buying: Buying;
  readonly onClose: () => void;
  readonly onConfirm: (password: string) => void;
}

/** The price, what is left then, and the password where the player wants to be asked for it. */
export function BuyDialog({ open, type, words, picture, buying, onClose, onConfirm }: BuyDialogProps) {
  const { isBusy, asksPassword, trouble } = buying;
  const { cost } = words;
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
      title={words.title}
      text={
        <>
          {cost && (
            <>
              It costs <b>{cost.price}</b>. You have {cost.have}, and keep <b>{cost.left}</b>.{" "}
            </>
          )}
          {words.terms}
        </>
      }
      confirm={words.deed}
      cancel="Not yet"
      startsInside={asksPassword}
      busy={isBusy}
    >
      <div className={style.body}>
        <div className={style.picture} data-type={type} aria-hidden>
          {picture}
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
          <Callout live tone="careful" title={words.refused}>
            {trouble.sentence}
          </Callout>
        )}
      </div>
    </ConfirmDialog>
  );
}
