import { hasRole } from "#shared/rules/teams/roles.ts";

import type { TeamMember, TeamPage } from "../../../data/teams/use-team.ts";
import { opens } from "../../../shell/links/open-feature.ts";
import { useViewer } from "../../../shell/links/viewer.ts";
import { Page } from "../../../shell/page.tsx";
import { Convoy } from "../../../ui/pictures/convoy.tsx";
import { ClassMessage } from "../class-message.tsx";
import { TeamHead } from "../head/team-head.tsx";
import { MotdPanel } from "../motd/motd-panel.tsx";
import { Applications } from "../roster/applications.tsx";
import { Roster } from "../roster/roster.tsx";
import { PoweredBy } from "./powered-by.tsx";
import { TeamContests } from "./team-contests.tsx";
import { TeamRaces } from "./team-races.tsx";
import { TeamStats } from "./team-stats.tsx";
import { useSeenTeam } from "./use-seen-team.ts";
import { Welcome } from "./welcome.tsx";

import style from "./team-page.module.css";

interface TeamProps {
  readonly page: TeamPage;
  /** The player is leaving by themselves: nothing needs to be said of it. */
  readonly onGoing: (isGoing: boolean) => void;
}

/** The captain in front, then those who raced most for the team. */
function convoy(members: readonly TeamMember[]): readonly TeamMember[] {
  const captain = members.filter(({ role }) => role === "captain");
  const others = members.filter(({ role }) => role !== "captain").toSorted((one, other) => other.played - one.played);
  return [...captain, ...others];
}

/** A team: its cars at dusk, what it asks for, says and won, and everyone in it. */
export function Team({ page, onGoing }: TeamProps) {
  const { team, isMember, standing } = page;
  const viewer = useViewer();
  useSeenTeam(isMember);
  const canTalk = isMember && opens("allow_team_communication", viewer);
  const isOfficer = standing.role !== null && hasRole(standing.role, "officer");
  return (
    <Page title={`${team.name} [${team.tag}]`}>
      <main id="main" className={style.page}>
        <Convoy cars={convoy(page.members)} />
        <div className={style.body}>
          <TeamHead page={page} onGoing={onGoing} />
          {isMember && <ClassMessage />}
          <div className={style.pair} data-split={canTalk || undefined}>
            {canTalk && <MotdPanel page={page} isOfficer={isOfficer} />}
            <TeamStats team={team} />
          </div>
          {isOfficer && <Applications />}
          {isMember && <TeamRaces races={page.races} members={page.members} />}
          <TeamContests tag={team.tag} isMember={isMember} isCaptain={standing.role === "captain"} />
          <Roster page={page} />
          <PoweredBy />
        </div>
      </main>
      {isMember && <Welcome team={team} />}
    </Page>
  );
}
