import { Trophy } from "lucide-react";
import { useState } from "react";

import { formatCount } from "#shared/format/figures.ts";

import type { Contest, ContestDay, ContestTeam } from "../../../data/contests/use-contests.ts";
import { contestPointsWords } from "../../../social/contest-words.ts";
import { Button } from "../../../ui/controls/button.tsx";
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
}

/** What a team did on a day: the races that count first, the rest at a press. */
export function DayOfTeam({ contest, team, raced }: DayOfTeamProps) {
  const [isWhole, setWhole] = useState(false);
  const races = raced?.races ?? [];
  const counting = races.filter(({ counts }) => counts);
  const more = races.length - counting.length;
  return (
    <section className={style.team} data-own={team.slot === contest.own?.slot || undefined}>
      <header className={style.sign}>
        <h3 className={style.name}>
          <TeamTag tag={team.tag} tagColor={team.tagColor} /> <AsIs>{team.teamName}</AsIs>
        </h3>
        {raced?.isWon === true && (
          <Badge tone="amber" icon={<Trophy aria-hidden />}>
            {contest.state === "running" ? "Ahead that day" : "Won the day"}
          </Badge>
        )}
        <p className={style.sum}>
          {contestPointsWords(raced?.points ?? 0)} <small>points</small>
        </p>
      </header>
      {races.length === 0 ? (
        <p className={style.nobody}>Nobody of this team raced.</p>
      ) : (
        <ol className={style.races}>
          {(isWhole ? races : counting).map((race) => (
            <RaceLine key={race.number} contest={contest} race={race} />
          ))}
        </ol>
      )}
      {more > 0 && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show only what counts" : `Show ${formatCount(more, "more race")}`}
        </Button>
      )}
    </section>
  );
}
