import { Link } from "react-router-dom";

import { formatDay } from "#shared/format/dates.ts";
import { formatAccuracy, formatOrdinal, formatSpeed } from "#shared/format/figures.ts";

import type { SeasonMemories } from "../../../data/seasons/use-season.ts";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./memories.module.css";

/** The fastest races, each with its replay. */
export const BestRaces = ({ best }: Pick<SeasonMemories, "best">) => (
  <Card title="Your best races">
    {best.length === 0 ? (
      <p className={style.none}>There are none to watch again.</p>
    ) : (
      <ol className={style.races}>
        {best.map(({ raceID, site, speed, accuracy, place, startedStamp }) => (
          <li key={raceID} className={style.race}>
            <b className={style.speed}>
              {formatSpeed(speed)} <span>{site === "math" ? "a minute" : "WPM"}</span>
            </b>
            <span className={style.note}>
              {formatAccuracy(accuracy)}
              {place !== null && `, ${formatOrdinal(place)} place`}
              <br />
              {formatDay(startedStamp)}
            </span>
            <Link
              to={`/replay/${raceID}`}
              aria-label={`Watch it: the race of ${formatDay(startedStamp)} at ${formatSpeed(speed)}`}
            >
              Watch it
            </Link>
          </li>
        ))}
      </ol>
    )}
  </Card>
);
