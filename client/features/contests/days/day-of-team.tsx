import { Trophy } from "lucide-react";

import type { Contest, ContestDay, ContestTeam } from "../../../data/contests/use-contests.ts";
import { contestPointsWords } from "../../../social/contest-words.ts";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { Badge } from "../../../ui/data/badge.tsx";
import { TeamTag } from "../../../ui/data/team-tag.tsx";
import { RaceLine } from "./race-line.tsx";

import style from "./days.module.css";

interface DayOfTeamProps {
  readonly contest: Contest;
  readonly team: ContestTeam;
  /** Undefined where nobody of any team raced. */
  readonly raced: ContestDay | undefined;
  /** The day isn't over. */
  readonly isToday: boolean;
}

/** What a team did on a day: the races that count, and the reader's own. */
export function DayOfTeam({ contest, team, raced, isToday }: DayOfTeamProps) {
  const races = raced?.races ?? [];
  return (
    <section className={style.team} data-own={team.slot === contest.own?.slot || undefined}>
      <header className={style.sign}>
        <h3 className={style.name}>
          <TeamTag tag={team.tag} tagColor={team.tagColor} /> <AsIs>{team.teamName}</AsIs>
        </h3>
        {raced?.isWon === true && (
          <Badge tone="amber" icon={<Trophy aria-hidden />}>
            {isToday ? "Ahead today" : "Won the day"}
          </Badge>
        )}
        <p className={style.sum}>
          {contestPointsWords(raced?.points ?? 0)} <small>points</small>
        </p>
      </header>
      {races.length === 0 ? (
        <p className={style.nobody}>
          {isToday ? "Nobody of this team has raced today." : "Nobody of this team raced."}
        </p>
      ) : (
        <ol className={style.races}>
          {races.map((race) => (
            <RaceLine key={race.number} contest={contest} race={race} />
          ))}
        </ol>
      )}
    </section>
  );
}
