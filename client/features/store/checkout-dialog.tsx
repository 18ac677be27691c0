import { useRef, useState } from "react";

import type { StoreItem } from "#shared/contracts/economy/store-shapes.ts";
import { formatLongDay } from "#shared/format/dates.ts";
import { formatRealMoney } from "#shared/format/real-money.ts";

import { useSettings } from "../../data/account/use-settings.ts";
import { serverNow } from "../../net/server-time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";
import type { Buying } from "./checkout.tsx";
import { Gives } from "./gives.tsx";
import { goldEnd } from "./standing.ts";
import type { CheckoutState } from "./use-checkout.ts";

import style from "./checkout-dialog.module.css";

const MOST_WORDS = 200;

interface CheckoutDialogProps extends Buying {
  readonly open: boolean;
  readonly item: StoreItem;
  readonly checkout: CheckoutState;
  readonly onClose: () => void;
}

/** The price in full, what comes for it, whether the person who pays agrees, and the password: then the checkout. */
export function CheckoutDialog(props: CheckoutDialogProps) {
  const { open, item, friend, user, currency, checkout, onClose } = props;
  const { load } = useSettings();
  const [isAgreed, setAgreed] = useState(false);
  const [message, setMessage] = useState("");
  const [password, setPassword] = useState("");
  const first = useRef<HTMLInputElement>(null);
  const asksPassword = load.state !== "ready" || load.value.hasPassword;
  const { trouble, isBusy } = checkout;
  const isGift = friend !== undefined;
  const go = (): void => {
    if (isAgreed && !isBusy) void checkout.go({ message, password: asksPassword ? password : undefined });
  };
  const close = (): void => {
    setAgreed(false);
    setPassword("");
    onClose();
  };
  const errorsOf = (field: "password" | "message"): string | undefined =>
    trouble?.field === field ? trouble.sentence : undefined;
  return (
    <Modal
      open={open}
      onClose={close}
      title={isGift ? `${item.name} for ${named(user.displayName)}` : item.name}
      tone={item.type === "upgrade" ? "gold" : "hot"}
      initialFocus={isGift ? undefined : first}
      footer={
        <>
          <Button kind="plain" onClick={close}>
            Not now
          </Button>
          <Button kind="primary" busy={isBusy} busyLabel="Opening the checkout" spent={!isAgreed} onClick={go}>
            Go to the checkout
          </Button>
        </>
      }
    >
      <form
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <p className={style.price}>
          <b>{formatRealMoney(item.activePrice, currency)}</b> <span>in full, paid once</span>
        </p>
        <Gives given={item} />
        {item.goldDays !== 0 && <p>{endWords(goldEnd(user, item.goldDays, serverNow()), isGift)}</p>}
        {isGift && (
          <TextArea
            label="Your words with it"
            mark="optional"
            rows={2}
            maxLength={MOST_WORDS}
            value={message}
            errors={errorsOf("message")}
            onValue={setMessage}
          />
        )}
        <div className={style.ask}>
          <p>Ask the person who pays before you go on.</p>
          <Checkbox ref={first} label="The person who pays said yes" checked={isAgreed} onValue={setAgreed} />
        </div>
        {asksPassword && (
          <TextInput
            label="Your password"
            type="password"
            autoComplete="current-password"
            value={password}
            errors={errorsOf("password")}
            onValue={setPassword}
          />
        )}
        {trouble && trouble.field === undefined && (
          <div role="alert">
            <Callout tone="wrong" title={trouble.sentence}>
              Please try again later, or contact support if this continues!
            </Callout>
          </div>
        )}
      </form>
    </Modal>
  );
}

function endWords(end: ReturnType<typeof goldEnd>, isGift: boolean): string {
  if (end === null) return "It never ends.";
  if (end === undefined) return "It comes after the gold that they have.";
  return isGift
    ? `Their gold then runs until ${formatLongDay(end)}.`
    : `Your gold then runs until ${formatLongDay(end)}.`;
}
