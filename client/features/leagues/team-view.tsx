import { Link } from "react-router-dom";

import { formatCount } from "#shared/format/figures.ts";
import { BEST_MEMBERS } from "#shared/rules/leagues/numbers.ts";

import { useTeamLeague, type TeamLeague } from "../../data/leagues/use-leagues.ts";
import { raceLink } from "../../net/site.ts";
import { useSession } from "../../session/session.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { NotLoaded } from "../../social/not-loaded.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { asIs } from "../../ui/data/as-is.tsx";
import { TeamTag } from "../../ui/data/team-tag.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { BestMembers } from "./around/best-members.tsx";
import { History } from "./around/history.tsx";
import { HowItCounts } from "./around/how-it-counts.tsx";
import { Ladder } from "./around/ladder.tsx";
import { GroupCard } from "./group/group-card.tsx";
import { Facts } from "./head/facts.tsx";
import { LeagueHead } from "./head/league-head.tsx";
import { Notes } from "./head/notes.tsx";

import cell from "./group/racer-cell.module.css";
import style from "./leagues-page.module.css";

/** The week of the player's team. */
export function TeamLeagueView() {
  const loaded = useTeamLeague();
  const { load } = loaded;
  const isInTeam = useSession(({ user }) => (user?.tag ?? null) !== null);
  if (load.state === "ready") return load.value.teamID === null ? <NoTeam /> : <TeamWeek league={load.value} />;
  return (
    <div className={style.view}>
      {isInTeam && <LeagueHead />}
      <div className={style.coming}>
        <Card title="Your team's group">
          <NotLoaded loaded={loaded} lines={9} />
        </Card>
      </div>
    </div>
  );
}

const NoTeam = () => (
  <div className={style.coming}>
    <Card>
      <EmptyState
        level={1}
        scene="podium"
        title="Teams have a league too"
        text={`Each week the points of a team's best ${BEST_MEMBERS} racers count. Join a team, or form your own.`}
        action={
          <LinkButton kind="primary" to="/team">
            Find a team
          </LinkButton>
        }
      />
    </Card>
  </div>
);

function TeamWeek({ league }: { readonly league: TeamLeague }) {
  const entries = league.teams.map((team) => ({
    ...team,
    key: team.teamID as number,
    isOwn: team.teamID === league.teamID,
    who: (
      <span className={cell.words}>
        <span className={cell.name}>
          <TeamTag tag={team.tag} tagColor={team.tagColor} />{" "}
          <Link {...asIs()} to={`/team/${encodeURIComponent(team.tag)}`}>
            {team.name}
          </Link>
        </span>
        <span className={cell.about}>{formatCount(team.members, "member")}</span>
      </span>
    ),
  }));
  const own = entries.find(({ isOwn }) => isOwn);
  const { label, to } = raceLink(useViewer().site);
  return (
    <div className={style.view}>
      <LeagueHead league={league} own={own} entries={entries} isTeam />
      <Notes league={league} of="team" />
      <Facts
        league={league}
        own={own}
        entries={entries}
        more={{ name: "Racers who count", value: `${league.best.length} of ${BEST_MEMBERS}` }}
      />
      <div className={style.columns}>
        <div className={style.column}>
          {entries.length > 0 ? (
            <GroupCard league={league} entries={entries} isTeam />
          ) : (
            !league.isUnranked &&
            league.state === "running" && (
              <Card title="Your team's group">
                <EmptyState
                  title="Who starts the engine?"
                  text="The first race of a member this week puts your team into a group."
                  action={
                    <LinkButton kind="primary" to={to}>
                      {label}
                    </LinkButton>
                  }
                />
              </Card>
            )
          )}
          <History results={league.results} of="team" />
          <HowItCounts of="team" tier={league.tier} />
        </div>
        <div className={style.column}>
          <BestMembers best={league.best} />
          <Ladder league={league} of="team" />
        </div>
      </div>
    </div>
  );
}
