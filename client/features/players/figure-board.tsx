import { formatMonth } from "#shared/format/dates.ts";
import { formatAccuracy, formatNumber, formatSpeed } from "#shared/format/figures.ts";

import type { Profile } from "../../data/people/use-profile.ts";
import { useSpeedUnit } from "../../net/site.ts";
import { Figures } from "../../ui/data/figures.tsx";

import style from "./player.module.css";

const NONE = "–";

/** What a racer has raced, in numbers; the podium once they have stood on it. */
export function FigureBoard({ player }: { readonly player: Profile }) {
  const unit = useSpeedUnit();
  const { racesPlayed, avgSpeed, avgAcc, highestSpeed, placed1, placed2, placed3, createdStamp } = player;
  const figures = [
    { name: "Races", value: formatNumber(racesPlayed) },
    { name: "Average speed", value: avgSpeed === null ? NONE : formatSpeed(avgSpeed), unit },
    { name: "Best speed", value: racesPlayed === 0 ? NONE : formatSpeed(highestSpeed), unit },
    { name: "Accuracy", value: avgAcc === null ? NONE : formatAccuracy(avgAcc) },
  ];
  const places = [
    { name: "First places", value: placed1, place: 1 },
    { name: "Second places", value: placed2, place: 2 },
    { name: "Third places", value: placed3, place: 3 },
  ];
  return (
    <>
      <dl className={style.figures}>
        {figures.map(({ name, value, unit: of }) => (
          <div key={name} className={style.figure}>
            <dt>{name}</dt>
            <dd>
              <Figures>{value}</Figures>
              {of !== undefined && value !== NONE && <span className={style.unit}> {of}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {places.some(({ value }) => value > 0) && (
        <dl className={style.podium}>
          {places.map(({ name, value, place }) => (
            <div key={name} className={style.step} data-place={place}>
              <dd>
                <Figures>{formatNumber(value)}</Figures>
              </dd>
              <dt>{name}</dt>
            </div>
          ))}
        </dl>
      )}
      <p className={style.since}>Racing since {formatMonth(createdStamp, "UTC")}</p>
    </>
  );
}
