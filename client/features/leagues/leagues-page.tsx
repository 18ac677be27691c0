import { Shield, User } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";

import type { PageAddress } from "#shared/content/pages.ts";
import { allowed } from "#shared/rules/account/gates.ts";

import { useViewer, type Viewer } from "../../shell/links/viewer.ts";
import { Tabs } from "../../ui/data/tabs.tsx";
import { LockedLeagues } from "./around/locked-leagues.tsx";
import { RacerLeagueView } from "./racer-view.tsx";
import { TeamLeagueView } from "./team-view.tsx";

import style from "./leagues-page.module.css";

type View = "racer" | "team";
const ADDRESSES: Readonly<Record<View, PageAddress>> = { racer: "/leagues", team: "/leagues/team" };

/** Races that are still to be raced before the leagues open; 0 once they are open, also for who was in them before. */
function racesToGo({ person, user }: Viewer): number {
  if ((user?.leagueTier ?? null) !== null) return 0;
  return allowed("show_leagues", { ...person, cars: 0 }).gamesToGo ?? 0;
}

/** The group of this week, of the player and of the team, at an address each. @source teams-shop-seasons §2 Routes */
export function LeaguesPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toGo = racesToGo(viewer);
  if (toGo > 0) return <LockedLeagues toGo={toGo} />;
  const view: View = pathname.startsWith(ADDRESSES.team) ? "team" : "racer";
  return (
    <main id="main" className={style.page}>
      <Tabs
        label="Whose league"
        value={view}
        onValue={(next) => void navigate(ADDRESSES[next], { replace: true, preventScrollReset: true })}
        tabs={[
          { value: "racer", label: "You", icon: <User aria-hidden />, panel: <RacerLeagueView /> },
          { value: "team", label: "Your team", icon: <Shield aria-hidden />, panel: <TeamLeagueView /> },
        ]}
      />
    </main>
  );
}
