import type { ComponentProps, ReactNode } from "react";

import type { PlayerCard } from "#shared/contracts/social/players.ts";

import { PlayerName } from "../../ui/data/player-name.tsx";
import { Rows, SheetRow } from "../../ui/layout/rows.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";

import style from "./racer-row.module.css";

interface RacerRowProps {
  readonly player: PlayerCard;
  /** Whether the name leads to the racer's page. */
  readonly hasPage?: boolean;
  /** A dot by the car: online, in a lobby with a free seat, or away. */
  readonly presence?: "here" | "open" | "away";
  /** Under the name, before title and level. */
  readonly state?: ReactNode;
  /** Buttons, the main one first. */
  readonly actions?: ReactNode;
  /** At the far end, also on a phone beside the name. */
  readonly corner?: ReactNode;
}

/** One racer of a list: the car in its paint, the name, and actions. */
export function RacerRow({ player, hasPage = true, presence, state, actions, corner }: RacerRowProps) {
  const {
    carID,
    carHueAngle,
    look,
    displayName,
    username,
    membership,
    tag,
    tagColor,
    isFounder,
    isBot,
    title,
    playerLevel,
  } = player;
  return (
    <SheetRow isCut className={style.row} data-presence={presence}>
      <span className={style.car}>
        <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="4.5rem" />
      </span>
      <span className={style.words}>
        <span className={style.name}>
          <PlayerName
            plain={!hasPage}
            player={{ displayName, username, membership, tag, tagColor, isFounder, isBot }}
          />
        </span>
        {state !== undefined && <span className={style.state}>{state}</span>}
        <span className={style.about}>
          Level {playerLevel} · {title}
        </span>
      </span>
      {corner !== undefined && <span>{corner}</span>}
      {actions !== undefined && <span className={style.actions}>{actions}</span>}
    </SheetRow>
  );
}

/** A list of racers. */
export const RacerRows = (list: ComponentProps<typeof Rows>) => <Rows {...list} least="25rem" />;
