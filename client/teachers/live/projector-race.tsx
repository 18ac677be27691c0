import { memo, type CSSProperties } from "react";
import { useShallow } from "zustand/react/shallow";

import type { LessonView, LivePupil } from "#shared/contracts/realtime/classroom.ts";
import { formatOrdinal, formatPercent } from "#shared/format/figures.ts";
import type { Ranking } from "#shared/rules/classroom/numbers.ts";
import { nextInTournament } from "#shared/rules/classroom/race-name.ts";

import { asIs } from "../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { useLive } from "./live-store.ts";
import { doneWords, RANKING_NAMES } from "./live-words.ts";
import { columnsFor, placeOf } from "./pupils-now.ts";

import style from "./projector-race.module.css";

interface ProjectorRaceProps {
  readonly lesson: LessonView;
  readonly race: NonNullable<LessonView["race"]>;
}

/** Everyone who races, on one wall. */
export function ProjectorRace({ lesson: { pupils, tournament }, race }: ProjectorRaceProps) {
  const racing = useLive(
    useShallow(({ lanes }) => pupils.filter(({ userID }) => lanes.get(userID)?.isClassRace === true)),
  );
  const columns = columnsFor(racing.length);
  const name = nextInTournament(tournament);
  const rows = Math.ceil(racing.length / columns);
  return (
    <div className={style.race}>
      <p className={style.head}>
        <strong>
          {name === undefined ? "" : `${name}: `}
          {RANKING_NAMES[race.ranking]}?
        </strong>{" "}
        <span>{doneWords(race)}</span>
      </p>
      {racing.length === 0 ? (
        <p className={style.ready}>On your marks</p>
      ) : (
        <div className={style.fit}>
          <ul className={style.lanes} style={{ "--columns": columns, "--rows": rows } as CSSProperties}>
            {racing.map((pupil) => (
              <Lane key={pupil.userID} pupil={pupil} ranking={race.ranking} />
            ))}
          </ul>
        </div>
      )}
      {race.isPaused && (
        <p className={style.paused}>
          <span>Paused</span>
        </p>
      )}
    </div>
  );
}

const Lane = memo(function Lane({ pupil, ranking }: { readonly pupil: LivePupil; readonly ranking: Ranking }) {
  const { userID, displayName, carID, carHueAngle, look } = pupil;
  const lane = useLive(({ lanes }) => lanes.get(userID));
  const place = useLive(({ lanes }) => placeOf(lanes, userID, ranking));
  if (!lane) return null;
  const isDone = lane.standing === "finished";
  const end = isDone ? (place === undefined ? "Done" : formatOrdinal(place)) : "";
  return (
    <li className={style.lane} data-done={isDone || undefined} data-out={lane.standing === "disqualified" || undefined}>
      <span {...asIs(style.alias)}>{displayName}</span>
      <span className={style.road} aria-hidden>
        <span className={style.way} style={{ transform: `translateX(${lane.progress * 100}%)` }}>
          <span className={style.car}>
            <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="auto" />
          </span>
        </span>
      </span>
      <VisuallyHidden>{formatPercent(Math.floor(lane.progress * 100) / 100)}</VisuallyHidden>
      <span className={style.end}>{end}</span>
    </li>
  );
});
