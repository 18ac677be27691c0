import { Link } from "react-router-dom";

import { leagueTitle } from "#shared/rules/leagues/tiers.ts";

import { useTeamLeague } from "../../../data/leagues/use-leagues.ts";
import { opens } from "../../../shell/links/open-feature.ts";
import { useViewer } from "../../../shell/links/viewer.ts";
import { LeagueBadge } from "../../../ui/pictures/league/league-badge.tsx";

import style from "./team-head.module.css";

/** The league of the player's own team, with the way to its group. @source teams-shop-seasons §2 Team details page */
export function TeamLeague() {
  const viewer = useViewer();
  return opens("show_leagues", viewer) ? <Loaded /> : null;
}

function Loaded() {
  const { load } = useTeamLeague();
  return (
    <p className={style.league}>
      {load.state === "ready" && (
        <>
          <LeagueBadge tier={load.value.tier} size="2rem" />
          <Link to="/leagues/team">{leagueTitle(load.value.tier)} team league</Link>
        </>
      )}
    </p>
  );
}
