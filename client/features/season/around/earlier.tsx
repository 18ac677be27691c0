import { Link } from "react-router-dom";

import { TOTAL_REWARDS } from "#shared/content/seasons/calendar.ts";
import { formatDays } from "#shared/format/dates.ts";

import type { SeasonPage } from "../../../data/seasons/use-season.ts";
import { levelWords } from "../../../social/season-progress.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { SeasonBanner } from "../../../ui/pictures/seasons/season-banner.tsx";

import style from "./earlier.module.css";

/** The player's seasons that are over, each with its memories. */
export const Earlier = ({ closed }: Pick<SeasonPage, "closed">) =>
  closed.length > 0 && (
    <Card title="Your earlier seasons">
      <ul className={style.seasons}>
        {closed.map((season) => (
          <li key={season.seasonID}>
            <Link to={`/season/${season.seasonID}`} className={style.season}>
              <SeasonBanner season={season.key} className={style.banner ?? ""} />
              <span className={style.words}>
                <b className={style.name}>{season.name}</b>
                <span>{levelWords({ level: season.level, totalRewards: TOTAL_REWARDS })}</span>
                <span className={style.span}>{formatDays(season)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
