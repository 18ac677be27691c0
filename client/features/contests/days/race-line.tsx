import { Car, Check, Play } from "lucide-react";
import { Link } from "react-router-dom";

import { formatAccuracy, formatSpeed } from "#shared/format/figures.ts";

import type { Contest, ContestRace } from "../../../data/contests/use-contests.ts";
import { contestPointsWords } from "../../../social/contest-words.ts";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { PlayerName } from "../../../ui/data/player-name.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";

import style from "./days.module.css";

interface RaceLineProps {
  readonly contest: Contest;
  readonly race: ContestRace;
}

/** A racer's best race of a day. */
export function RaceLine({ contest: { contestID, site }, race }: RaceLineProps) {
  const { racer, speed, accuracy, points, counts, canWatch, isOwn, number } = race;
  const name = racer?.displayName ?? "A racer";
  return (
    <li className={style.race} data-counts={counts || undefined} data-own={isOwn || undefined}>
      <span className={style.car}>
        {racer ? (
          <CarThumb carID={racer.carID} hueAngle={racer.carHueAngle} look={racer.look} width="3rem" />
        ) : (
          <Car aria-hidden className={style.nobody} />
        )}
      </span>
      <span className={style.who}>
        {racer ? (
          <PlayerName
            player={{
              displayName: racer.displayName,
              username: racer.username,
              membership: racer.membership,
              isFounder: racer.isFounder,
            }}
          />
        ) : (
          <span>A racer</span>
        )}
        <span className={style.figures}>
          {formatSpeed(speed)} {site === "math" ? "a minute" : "WPM"} · {formatAccuracy(accuracy)}
        </span>
      </span>
      <span className={style.end}>
        <span className={style.points}>
          {contestPointsWords(points)}
          {counts ? (
            <>
              <Check aria-hidden className={style.check} />
              <VisuallyHidden>points, counts</VisuallyHidden>
            </>
          ) : (
            <VisuallyHidden>points, doesn't count</VisuallyHidden>
          )}
        </span>
        {canWatch && (
          <Link className={style.watch} to={`/contest/${contestID}/${number}`}>
            <Play aria-hidden />
            Watch
            <VisuallyHidden>
              {" "}
              <AsIs>{name}</AsIs>
            </VisuallyHidden>
          </Link>
        )}
      </span>
    </li>
  );
}
