import { formatMonth } from "#shared/format/dates.ts";
import { formatAccuracy, formatNumber, formatSpeed } from "#shared/format/figures.ts";

import type { Profile } from "../../data/people/use-profile.ts";
import { useSpeedUnit } from "../../net/site.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { FigureList, NO_FIGURE } from "../../ui/data/figure-list.tsx";
import { Figures } from "../../ui/data/figures.tsx";

import style from "./player.module.css";

/** What a racer has raced, in numbers; the podium once they have stood on it. */
export function FigureBoard({ player }: { readonly player: Profile }) {
  const unit = useSpeedUnit();
  const { racesPlayed, avgSpeed, avgAcc, highestSpeed, placed1, placed2, placed3, createdStamp } = player;
  const figures = [
    { name: "Races", value: formatNumber(racesPlayed) },
    { name: "Average speed", value: avgSpeed === null ? NO_FIGURE : formatSpeed(avgSpeed), unit },
    { name: "Best speed", value: racesPlayed === 0 ? NO_FIGURE : formatSpeed(highestSpeed), unit },
    { name: "Accuracy", value: avgAcc === null ? NO_FIGURE : formatAccuracy(avgAcc) },
  ];
  const places = [
    { name: "First places", value: placed1, place: 1 },
    { name: "Second places", value: placed2, place: 2 },
    { name: "Third places", value: placed3, place: 3 },
  ];
  return (
    <>
      <FigureList figures={figures} look="large" />
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
      <p className={style.since}>
        <HelpLink to="speed-and-figures">How we measure speed</HelpLink>
      </p>
    </>
  );
}
