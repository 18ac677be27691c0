import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { WaitingGift } from "#shared/contracts/gifts.ts";

import { Button } from "../../ui/button.tsx";
import { CarThumb } from "../../ui/car-thumb.tsx";
import { Figures } from "../../ui/figures.tsx";
import { formatMoney } from "../../ui/format.ts";
import { PlayerName } from "../../ui/player-name.tsx";

import style from "./gifts-page.module.css";

const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long" });

interface GiftRowProps {
  readonly gift: WaitingGift;
  /** The only one: the button above is enough. */
  readonly isAlone: boolean;
  readonly isBusy: boolean;
  /** Another one is being collected. */
  readonly isWaiting: boolean;
  readonly onCollect: () => void;
}

/** One gift: from whom, since when, how much. */
export function GiftRow({ gift, isAlone, isBusy, isWaiting, onCollect }: GiftRowProps) {
  const { from, amount, sentStamp, returnsStamp } = gift;
  const name = from?.displayName ?? "a racer who has left";
  return (
    <li className={style.gift}>
      <CarThumb carID={from?.carID ?? GUEST_CAR} hueAngle={from?.carHueAngle ?? 0} width="4rem" />
      <div className={style.words}>
        <p className={style.from}>{from ? <PlayerName player={from} /> : "A racer who has left"}</p>
        <p className={style.when}>
          Sent on {day.format(sentStamp * 1_000)}, waits until {day.format(returnsStamp * 1_000)}
        </p>
      </div>
      <strong className={style.amount}>
        <Figures>{formatMoney(amount)}</Figures>
      </strong>
      {!isAlone && (
        <Button
          size="small"
          busy={isBusy}
          disabled={isWaiting}
          busyLabel="Collecting"
          aria-label={`Collect ${formatMoney(amount)} from ${name}`}
          onClick={onCollect}
        >
          Collect
        </Button>
      )}
    </li>
  );
}
