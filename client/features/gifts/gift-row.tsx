import type { WaitingGift } from "#shared/contracts/economy/gifts.ts";
import { formatDay } from "#shared/format/dates.ts";
import { formatMoney } from "#shared/format/figures.ts";

import { Button } from "../../ui/controls/button.tsx";
import { GiftLine } from "./gift-line.tsx";

interface GiftRowProps {
  readonly gift: WaitingGift;
  /** The only gift: the button above is enough. */
  readonly isAlone: boolean;
  readonly isBusy: boolean;
  /** Another gift is being collected. */
  readonly isWaiting: boolean;
  readonly onCollect: () => void;
}

/** A waiting gift with its collect button. */
export function GiftRow({ gift, isAlone, isBusy, isWaiting, onCollect }: GiftRowProps) {
  const { from, amount, sentStamp, returnsStamp } = gift;
  return (
    <GiftLine
      player={from}
      amount={amount}
      when={`Sent on ${formatDay(sentStamp)}, collect it by ${formatDay(returnsStamp)}`}
    >
      {!isAlone && (
        <Button
          size="small"
          busy={isBusy}
          disabled={isWaiting}
          busyLabel="Collecting"
          aria-label={`Collect ${formatMoney(amount)} from ${from?.displayName ?? "a former racer"}`}
          onClick={onCollect}
        >
          Collect
        </Button>
      )}
    </GiftLine>
  );
}
