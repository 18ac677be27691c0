import { formatLongDay } from "#shared/format/dates.ts";
import { formatNumber } from "#shared/format/figures.ts";

import type { TeamPage } from "../../../data/teams/use-team.ts";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { PlayerName } from "../../../ui/data/player-name.tsx";
import { TeamTag } from "../../../ui/data/team-tag.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ENROLLMENT_WORDS } from "../enrollment-words.ts";
import { NameModerated } from "../moderated.tsx";
import { JoinButton } from "./join-button.tsx";
import { Recruit } from "./recruit.tsx";
import { Requirements } from "./requirements.tsx";
import { TeamLeague } from "./team-league.tsx";
import { TeamReport } from "./team-report.tsx";

import style from "./team-head.module.css";

interface TeamHeadProps {
  readonly page: TeamPage;
  readonly onGoing: (isGoing: boolean) => void;
}

/** The header card of a team's page. @source teams §2 Team details page */
export function TeamHead({ page, onGoing }: TeamHeadProps) {
  const { team, isMember, members } = page;
  const captain = members.find(({ role }) => role === "captain") ?? {
    displayName: team.captainDisplayName,
    username: team.captainUsername,
    membership: undefined,
    isFounder: false,
  };
  const facts = [
    { label: "Members", value: `${team.totalMembers} of ${team.maxTeamMembers}` },
    { label: "Enrolment", value: ENROLLMENT_WORDS[team.enrollment] },
    { label: "Formed", value: formatLongDay(team.createdStamp) },
    { label: "Page views", value: formatNumber(team.profileViews) },
  ];
  return (
    <Card look="stack">
      <div className={style.head}>
        {team.warnings.teamNameFlagged && (
          <div className={style.notice}>
            <NameModerated name={team.name} tag={team.tag} />
          </div>
        )}
        <div className={style.sign}>
          <h1 className={style.title}>
            <span className={style.tag}>
              <TeamTag tag={team.tag} tagColor={team.tagColor} />
            </span>{" "}
            <AsIs>{team.name}</AsIs>
          </h1>
          {captain.displayName !== "" && (
            <p className={style.captain}>
              Team Captain{" "}
              <PlayerName
                player={{
                  displayName: captain.displayName,
                  username: captain.username,
                  membership: captain.membership,
                  isFounder: captain.isFounder,
                }}
              />
            </p>
          )}
          {isMember && <TeamLeague />}
        </div>
        <dl className={style.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={style.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Requirements team={team} isMember={isMember} />
        <div className={style.actions}>
          <JoinButton page={page} onGoing={onGoing} />
          <Recruit team={team} isMember={isMember} />
          <TeamReport page={page} />
        </div>
      </div>
    </Card>
  );
}
