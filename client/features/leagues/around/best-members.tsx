import { formatNumber } from "#shared/format/figures.ts";
import { BEST_MEMBERS } from "#shared/rules/leagues/numbers.ts";

import type { TeamLeague } from "../../../data/leagues/use-leagues.ts";
import { PlayerName } from "../../../ui/data/player-name.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./best-members.module.css";

/** Whose points are the team's this week. */
export const BestMembers = ({ best }: Pick<TeamLeague, "best">) =>
  best.length > 0 && (
    <Card title={`Your best ${BEST_MEMBERS}`}>
      <ol className={style.best}>
        {best.map(({ userID, username, displayName, points }) => (
          <li key={userID} className={style.member}>
            <PlayerName player={{ displayName, ...(username === "" ? {} : { username }) }} />
            <b>{formatNumber(points)}</b>
          </li>
        ))}
      </ol>
    </Card>
  );
