import { useState } from "react";

import { formatAccuracy, formatOrdinal, formatSpeed } from "#shared/format/figures.ts";

import type { TeamMember, TeamRace } from "../../../data/teams/use-team.ts";
import { agoWords } from "../../../ui/ago-words.ts";
import { classes } from "../../../ui/classes.ts";
import { PlayerName } from "../../../ui/data/player-name.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { useNow } from "../use-now.ts";

import results from "../../../social/results.module.css";
import style from "./team-races.module.css";

interface TeamRacesProps {
  readonly races: readonly TeamRace[];
  readonly members: readonly TeamMember[];
}

/** The members' last races, as they are paid. */
export function TeamRaces({ races, members }: TeamRacesProps) {
  const now = useNow();
  /** What was there before is no news. */
  const [known] = useState(() => new Set(races.map(({ raceID, userID }) => `${raceID} ${userID}`)));
  const byID = new Map(members.map((member) => [member.userID, member]));
  return (
    <Card title="Latest Races">
      {races.length === 0 && <p className={style.none}>No races for the team yet. The next one will be here.</p>}
      <ol className={style.races}>
        {races.map(({ raceID, userID, startedStamp, site, place, speed, accuracy }) => {
          const racer = byID.get(userID);
          const key = `${raceID} ${userID}`;
          return racer ? (
            <li
              key={key}
              className={classes(results.race, style.race)}
              data-place={place ?? undefined}
              data-new={!known.has(key) || undefined}
            >
              <CarThumb carID={racer.carID} hueAngle={racer.carHueAngle} look={racer.look} />
              <span className={style.words}>
                <PlayerName
                  player={{
                    displayName: racer.displayName,
                    username: racer.username,
                    membership: racer.membership,
                    isFounder: racer.isFounder,
                  }}
                />
                <span className={style.when}>{agoWords(startedStamp, now * 1_000)}</span>
              </span>
              <span className={style.figures}>
                <span className={results.speed}>
                  {formatSpeed(speed)} <small>{site === "math" ? "a minute" : "WPM"}</small>
                </span>
                <span className={style.accuracy}>
                  {place === null ? "" : `${formatOrdinal(place)} · `}
                  {formatAccuracy(accuracy)}
                </span>
              </span>
            </li>
          ) : null;
        })}
      </ol>
    </Card>
  );
}
