import { Link } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";
import { leagueTitle } from "#shared/rules/leagues/tiers.ts";

import { Card } from "../../../ui/layout/card.tsx";
import { LeagueBadge } from "../../../ui/pictures/league/league-badge.tsx";

import style from "./league-card.module.css";

/** The player's league; nothing before the first week in one, and for who left them. */
export function LeagueCard({ user: { leagueTier, isOutOfLeagues } }: { readonly user: Self }) {
  if (leagueTier === null || isOutOfLeagues) return null;
  return (
    <Card title="League" aside={<Link to="/leagues">Your group</Link>}>
      <p className={style.league}>
        <LeagueBadge tier={leagueTier} size="3.5rem" />
        <b className={style.name}>{leagueTitle(leagueTier)}</b>
      </p>
    </Card>
  );
}
