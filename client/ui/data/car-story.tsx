import { formatLongDay } from "#shared/format/dates.ts";
import { formatNumber, formatSpeed } from "#shared/format/figures.ts";
import type { Stamp } from "#shared/units.ts";

import { useSpeedUnit } from "../../net/site.ts";

import style from "./car-story.module.css";

interface CarStoryProps {
  readonly story: { readonly racesPlayed: number; readonly highestSpeed: number; readonly got: Stamp };
  /** `small` for a plate under a car. */
  readonly look?: "small";
  /** Whether the car is the viewer's. */
  readonly isOwn?: boolean;
}

/** What a car has done for its player. */
export function CarStory({ story: { racesPlayed, highestSpeed, got }, look, isOwn = false }: CarStoryProps) {
  const unit = useSpeedUnit();
  return (
    <dl className={style.story} data-look={look}>
      <div>
        <dt>Races</dt>
        <dd>{formatNumber(racesPlayed)}</dd>
      </div>
      <div>
        <dt>Best speed</dt>
        <dd>
          {racesPlayed === 0 ? (
            "–"
          ) : (
            <>
              {formatSpeed(highestSpeed)} <small>{unit}</small>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{isOwn ? "Yours since" : "Here since"}</dt>
        <dd>{formatLongDay(got)}</dd>
      </div>
    </dl>
  );
}
