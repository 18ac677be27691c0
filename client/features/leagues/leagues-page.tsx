import { ListOrdered, Shield, User, type LucideIcon } from "lucide-react";
import { Link, useLocation } from "react-router-dom";

import type { PageAddress } from "#shared/content/pages.ts";
import { pageAt } from "#shared/rules/account/access.ts";
import { allowed } from "#shared/rules/account/gates.ts";

import { useViewer, type Viewer } from "../../shell/links/viewer.ts";
import { LockedLeagues } from "./around/locked-leagues.tsx";
import { RacerLeagueView } from "./racer-view.tsx";
import { TeamLeagueView } from "./team-view.tsx";

import style from "./leagues-page.module.css";

const RACER = "/leagues";
const TEAM = "/leagues/team";

/** Races that are still to be raced before the leagues open; 0 once they are open, also for who was in them before. */
function racesToGo({ person, user }: Viewer): number {
  if ((user?.leagueTier ?? null) !== null) return 0;
  return allowed("show_leagues", { ...person, cars: 0 }).gamesToGo ?? 0;
}

/** The group of this week, of the player and of the team, at an address each. @source teams-shop-seasons §2 Routes */
export function LeaguesPage() {
  const toGo = racesToGo(useViewer());
  const isTeam = pageAt(useLocation().pathname)?.path === TEAM;
  if (toGo > 0) return <LockedLeagues toGo={toGo} />;
  return (
    <main id="main" className={style.page}>
      <nav aria-label="Leagues and boards">
        <ul className={style.ways}>
          <Way to={RACER} isHere={!isTeam} icon={User}>
            You
          </Way>
          <Way to={TEAM} isHere={isTeam} icon={Shield}>
            Your team
          </Way>
          <Way to="/leaderboards" isHere={false} icon={ListOrdered}>
            Leaderboards
          </Way>
        </ul>
      </nav>
      {isTeam ? <TeamLeagueView /> : <RacerLeagueView />}
    </main>
  );
}

interface WayProps {
  readonly to: PageAddress;
  readonly isHere: boolean;
  readonly icon: LucideIcon;
  readonly children: string;
}

const Way = ({ to, isHere, icon: Icon, children }: WayProps) => (
  <li>
    <Link to={to} className={style.way} aria-current={isHere ? "page" : undefined}>
      <Icon aria-hidden />
      {children}
    </Link>
  </li>
);
