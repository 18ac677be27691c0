import { useEffect, useRef } from "react";

import { formatMoney } from "#shared/format/figures.ts";

import { celebrate, spotOn } from "../../celebration/celebrate.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { CountUp } from "../../ui/data/count-up.tsx";
import type { Giving } from "./giving.ts";

import style from "./gift-sent.module.css";

export interface Sent {
  readonly amount: number;
  /** The sender's cash before. */
  readonly before: number;
}

interface GiftSentProps {
  readonly sent: Sent;
  readonly giving: Giving;
  readonly onAnother: () => void;
}

/** A gift has left: what it was, what is left, and where to go. */
export function GiftSent({ sent, giving: { receiver, giving, user }, onAnother }: GiftSentProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const over = new AbortController();
    words.current?.focus({ preventScroll: true });
    if (words.current) void celebrate({ kind: "sparkles", from: spotOn(words.current, 0.5, 0.5) }, over.signal);
    return () => over.abort();
  }, []);
  return (
    <div className={style.sent}>
      <p ref={words} tabIndex={-1} className={style.words}>
        <strong className={style.amount}>{formatMoney(sent.amount)}</strong> for <AsIs>{receiver.displayName}</AsIs>
      </p>
      <p>
        It's waiting for <AsIs>{receiver.displayName}</AsIs> to collect it. If nobody does in 30 days, you get it back.
      </p>
      <p className={style.left}>
        You have{" "}
        <b>
          <CountUp from={sent.before} to={user.money} format={formatMoney} />
        </b>{" "}
        now, and can still give {formatMoney(giving.leftToday)} today.
      </p>
      <div className={style.actions}>
        <LinkButton kind="primary" to={`/racer/${encodeURIComponent(receiver.username)}`}>
          <span>
            See <AsIs>{receiver.displayName}</AsIs>
          </span>
        </LinkButton>
        <Button onClick={onAnother}>Send another</Button>
      </div>
    </div>
  );
}
