import type { Profile } from "../../data/use-profile.ts";
import { useSite } from "../../net/site.ts";
import { Figures } from "../../ui/data/figures.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";

import style from "./player.module.css";

const NONE = "–";
const since = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
const tenths = (speed: number): string => formatNumber(Math.round(speed * 10) / 10);

/** What a racer has raced, in numbers. */
export function FigureBoard({ player }: { readonly player: Profile }) {
  const unit = useSite((answer) => answer.site) === "math" ? "a minute" : "WPM";
  const { racesPlayed, avgSpeed, avgAcc, highestSpeed, placed1, placed2, placed3, createdStamp } = player;
  const figures = [
    { name: "Races", value: formatNumber(racesPlayed) },
    { name: "Average speed", value: avgSpeed === null ? NONE : tenths(avgSpeed), unit },
    { name: "Best speed", value: racesPlayed === 0 ? NONE : tenths(highestSpeed), unit },
    { name: "Accuracy", value: avgAcc === null ? NONE : formatPercent(avgAcc / 100) },
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
      <p className={style.since}>Racing since {since.format(new Date(createdStamp * 1_000))}</p>
    </>
  );
}
