import { formatAccuracy, formatNumber, formatSpeed } from "#shared/format/figures.ts";
import { racedFor } from "#shared/rules/teams/raced.ts";

import type { TeamInfo } from "../../../data/teams/use-team.ts";
import { useSite, useSpeedUnit } from "../../../net/site.ts";
import { FigureList, NO_FIGURE } from "../../../ui/data/figure-list.tsx";
import { Card } from "../../../ui/layout/card.tsx";

/** What the team raced together, former members included. @source teams §2 Team details page */
export function TeamStats({ team }: { readonly team: TeamInfo }) {
  const site = useSite((answer) => answer.site) ?? "type";
  const unit = useSpeedUnit();
  const raced = racedFor(site, team);
  const figures = [
    { name: "Races", value: formatNumber(team.played) },
    { name: "All-time points", value: formatNumber(team.points) },
    { name: "Team race speed", value: raced ? formatSpeed(raced.speed) : NO_FIGURE, unit },
    { name: "Team race accuracy", value: raced ? formatAccuracy(raced.accuracy) : NO_FIGURE },
    { name: "Members' average", value: team.avgSpeed === null ? NO_FIGURE : formatSpeed(team.avgSpeed), unit },
    { name: site === "math" ? "Answers" : "Characters", value: formatNumber(team.typed) },
  ];
  return (
    <Card title="Team Stats">
      <FigureList figures={figures} />
    </Card>
  );
}
