import { formatDay } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";

import type { LeagueWeek } from "../../../data/leagues/use-leagues.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Rows, SheetRow } from "../../../ui/layout/rows.tsx";
import { LeagueBadge } from "../../../ui/pictures/league/league-badge.tsx";
import { movedWords, placeWords } from "../week-words.ts";

import style from "./history.module.css";

interface HistoryProps {
  readonly results: readonly LeagueWeek[];
  readonly of: "racer" | "team";
}

/** How the last weeks ended, the newest first; nothing before the first one. */
export const History = ({ results, of }: HistoryProps) =>
  results.length > 0 && (
    <Card title="Weeks before">
      <Rows gap="small">
        {results.map((week) => (
          <SheetRow key={week.week} className={style.week}>
            <span className={style.badges}>
              <LeagueBadge tier={week.tier} size="2.5rem" />
              {week.newTier !== week.tier && (
                <>
                  <span aria-hidden className={style.arrow}>
                    →
                  </span>
                  <LeagueBadge tier={week.newTier} size="2.5rem" />
                </>
              )}
            </span>
            <span className={style.words}>
              <b>{movedWords(week, of)}</b>
              <span>
                {placeWords(week)} with {formatCount(week.points, "point")}
              </span>
            </span>
            <span className={style.end}>{formatDay(week.endStamp)}</span>
          </SheetRow>
        ))}
      </Rows>
    </Card>
  );
