import { formatOrdinal, formatSpeed, formatWholeSpeed } from "#shared/format/figures.ts";

import { speedUnit, type SpeedUnit, type StoredRace, type StoredRacer } from "../../race/playback/stored-race.ts";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { GoldMark } from "../../ui/data/gold-mark.tsx";
import { TagBefore } from "../../ui/data/team-tag.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { useReplay } from "./store.ts";

import style from "./cast.module.css";

interface CastProps {
  readonly race: StoredRace;
  readonly onFollow: (slot: number) => void;
}

/** The racers by place; selects whose text is shown. */
export function Cast({ race, onFollow }: CastProps) {
  const slot = useReplay((replay) => replay.slot);
  return (
    <fieldset className={style.cast}>
      <legend className={style.legend}>Follow</legend>
      {race.racers.map((racer) => (
        <label key={racer.slot} className={style.plate}>
          <input
            type="radio"
            className={style.mark}
            name="followed"
            checked={racer.slot === slot}
            disabled={!racer.playback}
            onChange={() => onFollow(racer.slot)}
          />
          <CarThumb carID={racer.carID} hueAngle={racer.carHueAngle} look={racer.look} width="3rem" />
          <span className={style.words}>
            <span className={style.name}>
              <TagBefore {...racer} />
              <AsIs>{racer.displayName}</AsIs>
              {racer.isGold && <GoldMark />}
            </span>
            <span className={style.result}>
              {race.isOwn && racer.slot === race.viewSlot && <Badge tone="hot">You</Badge>}
              {racer.isBot && <Badge tone="sky">Bot</Badge>}
              {resultOf(racer, speedUnit(race))}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function resultOf({ place, standing, wpm }: StoredRacer, unit: SpeedUnit): string {
  if (standing === "disqualified") return "Ended early";
  const speed = unit === "WPM" ? `${formatWholeSpeed(wpm)} WPM` : `${formatSpeed(wpm)} a minute`;
  return place === null ? speed : `${formatOrdinal(place)} · ${speed}`;
}
