import { formatAccuracy, formatNumber, formatSpeed } from "#shared/format/figures.ts";
import { racedFor } from "#shared/rules/teams/raced.ts";

import type { TeamInfo } from "../../../data/teams/use-team.ts";
import { useSite, useSpeedUnit } from "../../../net/site.ts";
import { Figures } from "../../../ui/data/figures.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./team-stats.module.css";

const NONE = "–";

/** What the team raced together, former members included. @source teams §2 Team details page */
export function TeamStats({ team }: { readonly team: TeamInfo }) {
  const site = useSite((answer) => answer.site) ?? "type";
  const unit = useSpeedUnit();
  const raced = racedFor(site, team);
  const figures = [
    { name: "Races", value: formatNumber(team.played) },
    { name: "All-time points", value: formatNumber(team.points) },
    { name: "Team race speed", value: raced ? formatSpeed(raced.speed) : NONE, unit },
    { name: "Team race accuracy", value: raced ? formatAccuracy(raced.accuracy) : NONE },
    { name: "Members' average", value: team.avgSpeed === null ? NONE : formatSpeed(team.avgSpeed), unit },
    { name: site === "math" ? "Answers" : "Characters", value: formatNumber(team.typed) },
  ];
  return (
    <Card title="Team Stats">
      <dl className={style.figures}>
        {figures.map(({ name, value, unit: of }) => (
          <div key={name} className={style.figure}>
            <dt>{name}</dt>
            <dd>
              <Figures>{value}</Figures>
              {of !== undefined && value !== NONE && <span className={style.unit}> {of}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
