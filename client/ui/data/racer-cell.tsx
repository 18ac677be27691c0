import type { ReactNode } from "react";

import type { PlayerCard } from "#shared/contracts/social/players.ts";

import { classes } from "../classes.ts";
import { CarThumb } from "../pictures/car-thumb.tsx";
import { PlayerName } from "./player-name.tsx";

import style from "./racer-cell.module.css";

interface RacerCellProps {
  readonly player: PlayerCard;
  readonly isNew?: boolean;
  /** Instead of the title, under the name. */
  readonly about?: ReactNode;
  readonly isHere?: boolean;
}

/** A racer in a table: the car in its paint, the name, and a line below. */
export function RacerCell({ player, isNew, about, isHere }: RacerCellProps) {
  const { carID, carHueAngle, displayName, username, membership, isFounder, title } = player;
  return (
    <span className={style.racer}>
      <span className={style.car} data-here={isHere || undefined}>
        <CarThumb carID={carID} hueAngle={carHueAngle} />
      </span>
      <span className={style.words}>
        <span className={style.name}>
          <PlayerName player={{ displayName, username, membership, isFounder, isNew }} />
        </span>
        <span className={classes(style.about, about === undefined && style.title)}>{about ?? title}</span>
      </span>
    </span>
  );
}
