import { useState } from "react";

import { formatMoment } from "#shared/format/dates.ts";
import { dayOf, startOf, type Day } from "#shared/units.ts";

import type { Contest } from "../../../data/contests/use-contests.ts";
import { dayNumber } from "../../../social/contest-words.ts";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { takingPart } from "../sides.ts";
import { DayOfTeam } from "./day-of-team.tsx";

import style from "./days.module.css";

const NEXT = 1;

/** Each day with the races of each team, the newest first. */
export function Days({ contest }: { readonly contest: Contest }) {
  const today = dayOf(useNow());
  const [chosen, setChosen] = useState<Day>();
  const newest = dayNumber(contest, today);
  const days = Array.from({ length: newest }, (_, nth) => (contest.firstDay + newest - 1 - nth) as Day);
  const shown = chosen ?? dayToShow(contest, days);
  const labelOf = (day: Day): string =>
    day === today && contest.state === "running" ? "Today" : `Day ${day - contest.firstDay + 1}`;
  return (
    <Card title="Race by race">
      <div className={style.days}>
        {days.length > 1 && (
          <RadioGroup
            look="plates"
            label="Day"
            options={days.map((day) => ({ value: String(day), label: labelOf(day) }))}
            value={String(shown)}
            onValue={(day) => setChosen(Number(day) as Day)}
          />
        )}
        <p className={style.span}>
          <b>{labelOf(shown)}</b>: {formatMoment(startOf(shown))} to {formatMoment(startOf((shown + NEXT) as Day))}
        </p>
        <OneDay key={shown} contest={contest} day={shown} isToday={shown === today && contest.state === "running"} />
      </div>
    </Card>
  );
}

/** Today; and of a contest that has ended the last day with races. */
function dayToShow({ teams, state, firstDay }: Contest, days: readonly Day[]): Day {
  const hasRaces = (day: Day): boolean =>
    teams.some((team) => team.days.some((each) => each.day === day && each.races.length > 0));
  return (state === "running" ? undefined : days.find(hasRaces)) ?? days[0] ?? firstDay;
}

interface OneDayProps {
  readonly contest: Contest;
  readonly day: Day;
  readonly isToday: boolean;
}

function OneDay({ contest, day, isToday }: OneDayProps) {
  const teams = takingPart(contest).map((team) => ({ team, raced: team.days.find((each) => each.day === day) }));
  if (teams.every(({ raced }) => (raced?.races.length ?? 0) === 0)) {
    return (
      <EmptyState
        title={isToday ? "Nobody has raced today" : "A day without a race"}
        text={isToday ? "The first race shows up here as soon as it's counted." : "Even engines need a rest."}
      />
    );
  }
  const sorted = teams.toSorted((one, other) => (other.raced?.points ?? 0) - (one.raced?.points ?? 0));
  return (
    <div className={style.teams}>
      {sorted.map(({ team, raced }) => (
        <DayOfTeam key={team.slot} contest={contest} team={team} raced={raced} isToday={isToday} />
      ))}
    </div>
  );
}
