import { Check } from "lucide-react";

import { formatCount } from "#shared/format/figures.ts";

import type { LeagueRacer } from "../../../data/leagues/use-leagues.ts";
import { PlayerName } from "../../../ui/data/player-name.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";

import style from "./racer-cell.module.css";

/** A racer of a group: the car in its paint, the name and the title; on phones what the columns say elsewhere. */
export function RacerCell({ racer }: { readonly racer: LeagueRacer }) {
  const { carID, carHueAngle, look, displayName, username, membership, isFounder, tag, tagColor } = racer;
  const name = username === "" ? {} : { username };
  return (
    <span className={style.racer}>
      <span className={style.car}>
        <CarThumb carID={carID} hueAngle={carHueAngle} look={look} />
      </span>
      <span className={style.words}>
        <span className={style.name}>
          <PlayerName player={{ displayName, ...name, membership, isFounder, tag, tagColor }} />
        </span>
        <span className={style.about}>
          <span className={style.title}>{racer.title}</span>
          <span className={style.figures} aria-hidden>
            {formatCount(racer.races, "race")}
            {racer.hasRacedToday && <Check className={style.check} />}
          </span>
        </span>
      </span>
    </span>
  );
}
