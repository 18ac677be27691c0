import { Plus } from "lucide-react";
import { Link } from "react-router-dom";

import { CONTEST_NAMES } from "#shared/content/contests.ts";
import { dayOf, type Day } from "#shared/units.ts";

import { useTeamContests, type TeamContest } from "../../../data/contests/use-contests.ts";
import { contestPointsWords, placeOfTeams, stateWords } from "../../../social/contest-words.ts";
import { NotLoaded } from "../../../social/not-loaded.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Badge } from "../../../ui/data/badge.tsx";
import { TeamTag } from "../../../ui/data/team-tag.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Rows, SheetRow } from "../../../ui/layout/rows.tsx";
import { Trophy } from "../../../ui/pictures/trophy/trophy.tsx";
import { useNow } from "../use-now.ts";

import style from "./team-contests.module.css";

const LINES = 3;

interface TeamContestsProps {
  readonly tag: string;
  readonly isMember: boolean;
  readonly isCaptain: boolean;
}

/** The team's latest contests with other teams, and the way to a new one. */
export function TeamContests({ tag, isMember, isCaptain }: TeamContestsProps) {
  const loaded = useTeamContests(tag);
  const { load } = loaded;
  const today = dayOf(useNow());
  const contests = load.state === "ready" ? load.value : [];
  const isInvite = ({ state, own }: TeamContest): boolean => state === "waiting" && own.answer === "waiting";
  return (
    <Card
      title="Contests"
      aside={
        isCaptain && (
          <LinkButton size="small" to="/team/contest" icon={<Plus aria-hidden />}>
            Set up a contest
          </LinkButton>
        )
      }
    >
      <div className={style.contests}>
        <NotLoaded loaded={loaded} lines={LINES} />
        {load.state === "ready" && contests.length === 0 && (
          <p className={style.none}>{NONE[isCaptain ? "captain" : isMember ? "member" : "visitor"]}</p>
        )}
        {contests.length > 0 && (
          <Rows gap="small">
            {[...contests.filter(isInvite), ...contests.filter((contest) => !isInvite(contest))].map((contest) => (
              <Line key={contest.contestID} contest={contest} isInvite={isInvite(contest)} today={today} />
            ))}
          </Rows>
        )}
      </div>
    </Card>
  );
}

const NONE = {
  captain: "No contests yet. Which team would you like to race against?",
  member: "No contests yet. Your captain can set one up with other teams.",
  visitor: "No contests yet.",
} as const;

interface LineProps {
  readonly contest: TeamContest;
  readonly isInvite: boolean;
  readonly today: Day;
}

function Line({ contest, isInvite, today }: LineProps) {
  const { contestID, name, teams, own, state } = contest;
  const racing = teams.filter(({ answer }) => answer === "in");
  return (
    <SheetRow className={style.contest}>
      <span className={style.trophy}>
        <Trophy name={name} />
      </span>
      <span className={style.words}>
        <span>
          <Link className={style.name} to={`/contest/${contestID}`}>
            {CONTEST_NAMES[name]}
          </Link>{" "}
          {isInvite && <Badge tone="amber">Waits for an answer</Badge>}
        </span>
        <span className={style.about}>{stateWords(contest, today)}</span>
      </span>
      <span className={style.teams}>
        {(state === "waiting" ? teams : racing).map((team) => (
          <TeamTag key={team.slot} tag={team.tag} tagColor={team.tagColor} />
        ))}
      </span>
      <span className={style.place}>
        {own.place !== null && own.points > 0 && (
          <>
            <b>{placeOfTeams(own.place, racing.length)}</b>
            <span className={style.about}>{contestPointsWords(own.points)} points</span>
          </>
        )}
      </span>
    </SheetRow>
  );
}
