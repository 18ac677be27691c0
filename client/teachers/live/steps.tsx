import type { FinalLine } from "#shared/contracts/realtime/classroom.ts";
import { formatOrdinal } from "#shared/format/figures.ts";
import { onSteps } from "#shared/rules/classroom/on-steps.ts";

import { asIs } from "../../ui/data/as-is.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";

import style from "./steps.module.css";

/** Somebody on a podium, of one race or of a tournament. */
export type OnPodium = Pick<FinalLine, "displayName" | "carID" | "carHueAngle" | "look" | "place">;

interface StepsProps<Line extends OnPodium> {
  readonly lines: readonly Line[];
  /** What the place is for. */
  readonly wordsFor: (line: Line) => string;
  /** On a whole screen, for the back row. */
  readonly isLarge?: boolean;
}

/** The first three on their steps, with their cars. */
export const Steps = <Line extends OnPodium>({ lines, wordsFor, isLarge = false }: StepsProps<Line>) => (
  <ol className={style.steps} data-large={isLarge || undefined}>
    {onSteps(lines).map((line, nth) => {
      const { displayName, carID, carHueAngle, look, place } = line;
      return (
        <li key={displayName} className={style.racer} data-nth={nth + 1}>
          <span className={style.car}>
            <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="100%" />
          </span>
          <strong {...asIs(style.name)}>{displayName}</strong>
          <span className={style.step} data-place={place}>
            <span className={style.place}>{formatOrdinal(place ?? nth + 1)}</span>
            <span>{wordsFor(line)}</span>
          </span>
        </li>
      );
    })}
  </ol>
);
