import { Play } from "lucide-react";
import { Link } from "react-router-dom";

import type { LastRace } from "#shared/contracts/race/own-race.ts";
import { formatMoment } from "#shared/format/dates.ts";
import { formatAccuracy, formatOrdinal, formatSpeed } from "#shared/format/figures.ts";

import { useLastRaces } from "../data/races/use-last-races.ts";
import { classes } from "../ui/classes.ts";
import { NotLoaded } from "./not-loaded.tsx";

import style from "./last-races.module.css";
import results from "./results.module.css";

/** This player's last races, each with its replay while that is kept. */
export function LastRaces() {
  const loaded = useLastRaces();
  const { load } = loaded;
  if (load.state !== "ready") return <NotLoaded loaded={loaded} lines={4} />;
  if (load.value.length === 0) return <p className={results.note}>No races yet. Your first one will be here.</p>;
  return (
    <ol className={style.races}>
      {load.value.map((race) => (
        <li key={race.raceID} className={classes(results.race, style.race)} data-place={race.place ?? undefined}>
          <span className={style.place}>{placeWords(race)}</span>
          <span className={classes(results.speed, style.speed)}>
            {formatSpeed(race.speed)} <small>{race.site === "math" ? "a minute" : "WPM"}</small>
          </span>
          <span className={results.accuracy}>{formatAccuracy(race.accuracy)}</span>
          <span className={style.when}>{formatMoment(race.startedStamp)}</span>
          {race.hasReplay && (
            <Link
              className={style.replay}
              to={`/replay/${race.raceID}`}
              aria-label={`Watch the replay of ${formatMoment(race.startedStamp)}`}
              title="Watch replay"
            >
              <Play aria-hidden />
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function placeWords({ place, standing }: LastRace): string {
  if (place !== null) return formatOrdinal(place);
  return standing === "finished" ? "Done" : standing === "unfinished" ? "Stopped" : "Out";
}
