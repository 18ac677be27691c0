import type { ReactNode } from "react";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { PlayerCard } from "#shared/contracts/social/players.ts";
import { formatMoney } from "#shared/format/figures.ts";

import { Figures } from "../../ui/data/figures.tsx";
import { PlayerName } from "../../ui/data/player-name.tsx";
import { SheetRow } from "../../ui/layout/rows.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";

import style from "./gifts-page.module.css";

interface GiftLineProps {
  /** The other player; null once that account is erased. */
  readonly player: PlayerCard | null;
  readonly when: string;
  readonly amount: number;
  /** At the far end. */
  readonly children?: ReactNode;
}

/** One gift of a list: from or to whom, since when, how much. */
export function GiftLine({ player, when, amount, children }: GiftLineProps) {
  return (
    <SheetRow className={style.gift}>
      <CarThumb
        carID={player?.carID ?? GUEST_CAR}
        hueAngle={player?.carHueAngle ?? 0}
        look={player?.look}
        width="4rem"
      />
      <div className={style.words}>
        <p className={style.from}>{player ? <PlayerName player={player} /> : "A former racer"}</p>
        <p className={style.when}>{when}</p>
      </div>
      <strong className={style.amount}>
        <Figures>{formatMoney(amount)}</Figures>
      </strong>
      {children}
    </SheetRow>
  );
}
