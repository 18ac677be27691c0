import { formatCount } from "#shared/format/figures.ts";
import { GAMES_TO_UNLOCK } from "#shared/rules/account/gates.ts";

import { raceLink, useSite } from "../../../net/site.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

import style from "./locked-daily.module.css";

const GAMES = GAMES_TO_UNLOCK.show_daily_shop_items ?? 0;

/** The daily shop behind its shutter, and how many races open it. @source core §6, teams-shop-seasons §5 Shop */
export function LockedDaily({ gamesToGo }: { readonly gamesToGo: number }) {
  const site = useSite((answer) => answer.site);
  const { label, to } = raceLink(site);
  return (
    <div className={style.shutter}>
      <div className={style.sign}>
        <h3 className={style.title}>Opens after {formatCount(gamesToGo, "more race")}</h3>
        <p>One car and eight things to wear, new every day.</p>
        <ProgressBar
          label="Races to the daily shop"
          value={GAMES - gamesToGo}
          max={GAMES}
          words={`${GAMES - gamesToGo} of ${GAMES}`}
        />
        <LinkButton kind="primary" to={to}>
          {label}
        </LinkButton>
      </div>
    </div>
  );
}
