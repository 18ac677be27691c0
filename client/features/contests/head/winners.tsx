import type { Contest } from "../../../data/contests/use-contests.ts";
import { contestPointsWords } from "../../../social/contest-words.ts";
import { Trophy } from "../../../ui/pictures/trophy/trophy.tsx";
import { winnersOf } from "../sides.ts";
import { TeamLine } from "../standings/team-line.tsx";

import style from "./winners.module.css";

/** Who won, once the result stands; nothing before. */
export function Winners({ contest }: { readonly contest: Contest }) {
  const winners = winnersOf(contest);
  const [first] = winners;
  if (!first) return null;
  return (
    <section className={style.winners} aria-label="Winners">
      <div className={style.rays} aria-hidden />
      <div className={style.trophy}>
        <Trophy name={contest.name} />
      </div>
      <h2 className={style.title}>{winners.length === 1 ? "The winner" : "They share the first place"}</h2>
      <ul className={style.teams}>
        {winners.map((team) => (
          <li key={team.slot}>
            <TeamLine team={team} />
          </li>
        ))}
      </ul>
      <p className={style.points}>
        {contestPointsWords(first.points)} points{winners.length === 1 ? "" : " each"}
      </p>
    </section>
  );
}
