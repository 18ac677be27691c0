import { CONTEST_NAMES } from "#shared/content/contests.ts";
import { formatDay, formatLastDay, formatMoment } from "#shared/format/dates.ts";
import { formatOrdinal } from "#shared/format/figures.ts";
import { dayOf } from "#shared/units.ts";

import { askContestsAgain, type Contest } from "../../../data/contests/use-contests.ts";
import { contestPointsWords, racedWords, stateWords } from "../../../social/contest-words.ts";
import { Badge, type Tone } from "../../../ui/data/badge.tsx";
import { Countdown } from "../../../ui/data/countdown.tsx";
import { DuskHead } from "../../../ui/layout/dusk-head.tsx";
import { Trophy } from "../../../ui/pictures/trophy/trophy.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { hasRaces, takingPart } from "../sides.ts";

import style from "./contest-head.module.css";

const TONES = {
  waiting: "sky",
  running: "teal",
  counting: "amber",
  over: "violet",
  calledOff: "neutral",
} as const satisfies Record<Contest["state"], Tone>;

/** What the contest is, how far it is, and where the player's own team stands. */
export function ContestHead({ contest }: { readonly contest: Contest }) {
  const { name, state, lessonID, best } = contest;
  const today = dayOf(useNow());
  return (
    <DuskHead
      title={CONTEST_NAMES[name]}
      emblem={
        <div className={style.trophy}>
          <Trophy name={name} />
        </div>
      }
      time={
        <>
          <Badge tone={TONES[state]}>
            {state === "waiting" ? "Waiting for the start" : stateWords(contest, today)}
          </Badge>
          <Time contest={contest} />
          <span className={style.what}>
            {racedWords(lessonID)} ·{" "}
            {best === 1 ? "the best racer of each team counts" : `the best ${best} of each team count`}
          </span>
        </>
      }
    >
      <OwnPlace contest={contest} />
    </DuskHead>
  );
}

function Time({ contest: { state, startStamp, endStamp, settledStamp } }: { readonly contest: Contest }) {
  const again = (): void => void askContestsAgain();
  switch (state) {
    case "waiting":
      return (
        <>
          <span>Begins on {formatMoment(startStamp)}</span>
          <Countdown until={startStamp} label="Begins in" over="Go!" onOver={again} />
        </>
      );
    case "running":
      return (
        <>
          <span>Ends on {formatMoment(endStamp)}</span>
          <Countdown until={endStamp} label="Time left" over="Time's up!" onOver={again} />
        </>
      );
    case "counting":
      return <span>The result stands on {formatMoment(settledStamp)}</span>;
    case "over":
    case "calledOff":
      return (
        <span>
          {formatDay(startStamp) === formatLastDay(endStamp)
            ? formatDay(startStamp)
            : `${formatDay(startStamp)} to ${formatLastDay(endStamp)}`}
        </span>
      );
  }
}

function OwnPlace({ contest }: { readonly contest: Contest }) {
  const teams = takingPart(contest);
  const own = teams.find(({ slot }) => slot === contest.own?.slot);
  const place = own?.place ?? null;
  if (!own || place === null || !hasRaces(contest)) return null;
  const [first, second] = teams;
  const isFirst = place === 1;
  const apart = isFirst ? own.points - (second?.points ?? 0) : (first?.points ?? 0) - own.points;
  return (
    <div className={style.place}>
      <p>Your team</p>
      <p className={style.figure}>
        <strong>{formatOrdinal(place)}</strong> of {teams.length}
      </p>
      <p className={style.distance}>
        {apart === 0
          ? "Level on points"
          : `${contestPointsWords(apart)} points ${isFirst ? "ahead" : "to the first place"}`}
      </p>
    </div>
  );
}
