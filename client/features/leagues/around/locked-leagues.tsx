import { LEAGUES } from "#shared/content/leagues.ts";
import { formatCount } from "#shared/format/figures.ts";
import { leagueTitle } from "#shared/rules/leagues/tiers.ts";

import { raceLink } from "../../../net/site.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { useViewer } from "../../../shell/links/viewer.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LeagueBadge } from "../../../ui/pictures/league/league-badge.tsx";

import style from "./locked-leagues.module.css";

/** What waits behind so many more races. @source core §6 Feature unlocks */
export function LockedLeagues({ toGo }: { readonly toGo: number }) {
  const { label, to } = raceLink(useViewer().site);
  return (
    <main id="main" className={style.page}>
      <EmptyState
        level={1}
        scene="podium"
        title={`${formatCount(toGo, "more race")} to the leagues`}
        text="Then you'll race a week against up to 30 others at your level. The best go up a league, and every step up pays."
        action={
          <>
            <LinkButton kind="primary" to={to}>
              {label}
            </LinkButton>
            <HelpLink to="leagues">How leagues work</HelpLink>
          </>
        }
      />
      <ul className={style.badges} aria-label="The leagues">
        {LEAGUES.filter(({ hidden }) => !hidden).map(({ tier }) => (
          <li key={tier} className={style.badge}>
            <LeagueBadge tier={tier} size="3.25rem" />
            {leagueTitle(tier)}
          </li>
        ))}
      </ul>
    </main>
  );
}
