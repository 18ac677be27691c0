import { formatMoney, formatNumber } from "#shared/format/figures.ts";

import { useSite } from "../../../net/site.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./teams-page.module.css";

/** @source teams §2 Team list page */
export function Explainer() {
  const { price, minRaces, maxMembers } = useSite(({ teamInfo }) => teamInfo);
  return (
    <Card title="What are Teams?">
      <ul className={style.reasons}>
        <li>
          Up to {formatNumber(maxMembers)} racers who drive under one tag. It stands before your name in every race.
        </li>
        <li>Every race you finish counts for the team, too.</li>
        <li>See which teammates are online, and jump into their races.</li>
        <li>A message of the day from your captain reaches you wherever you are.</li>
        <li>
          After {formatNumber(minRaces)} races and with {formatMoney(price)} you can start a team of your own.
        </li>
      </ul>
      <HelpLink to="teams">How teams work</HelpLink>
    </Card>
  );
}
