import type { Contest } from "../../../data/contests/use-contests.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { notTakingPart } from "../sides.ts";
import { TeamLine } from "../standings/team-line.tsx";

import style from "./not-racing.module.css";

/** Who was asked, and isn't in it; nothing where all are. */
export function NotRacing({ contest }: { readonly contest: Contest }) {
  const teams = notTakingPart(contest);
  if (teams.length === 0) return null;
  return (
    <Card look="plate" title="Asked, and not racing">
      <ul className={style.teams}>
        {teams.map((team) => (
          <li key={team.slot}>
            <TeamLine team={team} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
