import type { PodiumLine } from "#shared/contracts/realtime/classroom.ts";
import { formatOrdinal, formatSpeed } from "#shared/format/figures.ts";
import type { Ranking } from "#shared/rules/classroom/numbers.ts";

import { useSpeedUnit } from "../../net/site.ts";
import { asIs } from "../../ui/data/as-is.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { improvementWords } from "./live-words.ts";
import { onSteps } from "./pupils-now.ts";

import style from "./steps.module.css";

interface StepsProps {
  readonly lines: readonly PodiumLine[];
  readonly ranking: Ranking;
  /** On a whole screen, for the back row. */
  readonly isLarge?: boolean;
}

/** The first three on their steps, with their cars. */
export function Steps({ lines, ranking, isLarge = false }: StepsProps) {
  const unit = useSpeedUnit();
  return (
    <ol className={style.steps} data-large={isLarge || undefined}>
      {onSteps(lines).map(({ displayName, carID, carHueAngle, look, place, speed, improvement }, nth) => (
        <li key={displayName} className={style.racer} data-nth={nth + 1}>
          <span className={style.car}>
            <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="100%" />
          </span>
          <strong {...asIs(style.name)}>{displayName}</strong>
          <span className={style.step} data-nth={nth + 1}>
            <span className={style.place}>{formatOrdinal(place ?? nth + 1)}</span>
            <span>{ranking === "place" ? `${formatSpeed(speed)} ${unit}` : improvementWords(improvement)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
