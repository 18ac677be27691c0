import { formatLongDay } from "#shared/format/dates.ts";
import { formatNumber, formatSpeed } from "#shared/format/figures.ts";

import { useSpeedUnit } from "../../net/site.ts";
import type { Owned } from "./owned.ts";

import style from "./story.module.css";

interface StoryProps {
  readonly owned: Pick<Owned, "racesPlayed" | "highestSpeed" | "got">;
  /** `small` for a plate under a car. */
  readonly look?: "small";
}

/** What a car has done for its player. */
export function Story({ owned: { racesPlayed, highestSpeed, got }, look }: StoryProps) {
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
        <dt>Yours since</dt>
        <dd>{formatLongDay(got)}</dd>
      </div>
    </dl>
  );
}
