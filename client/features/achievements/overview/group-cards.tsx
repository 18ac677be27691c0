import { Link } from "react-router-dom";

import { formatNumber } from "#shared/format/figures.ts";

import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { Medal } from "../../../ui/pictures/medal/medal.tsx";
import { groupPath, GROUPS, inGroup, scoreOf, type Entry, type Group } from "../entries.ts";
import { GROUP_METALS } from "../group-metals.ts";

import style from "./group-cards.module.css";

/** The groups, each with what the player has of it. */
export const GroupCards = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <section className={style.groups} aria-labelledby="groups">
    <h2 id="groups">All of them</h2>
    <ul className={style.cards}>
      {GROUPS.map((group) => (
        <li key={group.slug}>
          <GroupCard group={group} entries={inGroup(entries, group.gid)} />
        </li>
      ))}
    </ul>
  </section>
);

function GroupCard({ group, entries }: { readonly group: Group; readonly entries: readonly Entry[] }) {
  const { earned, total, points, mostPoints } = scoreOf(entries);
  const waiting = entries.filter(({ isWaiting }) => isWaiting).length;
  const isDone = total > 0 && earned === total;
  return (
    <Link to={groupPath(group)} className={style.card} data-done={isDone || undefined}>
      <span className={style.medal}>
        <Medal slug={group.slug} metal={GROUP_METALS[group.slug]} />
        {waiting > 0 && (
          <span className={style.waiting}>
            {formatNumber(waiting)}
            <VisuallyHidden> to claim</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={style.words}>
        <span className={style.name}>{group.name}</span>
        {total > 0 ? (
          <>
            <strong>
              {formatNumber(earned)} of {formatNumber(total)}
            </strong>
            <span className={style.points}>
              {formatNumber(points)} of {formatNumber(mostPoints)} points
            </span>
            <ProgressBar
              bare
              label={`${group.name} earned`}
              value={earned}
              max={total}
              words={`${earned} of ${total}`}
              tone={isDone ? "gold" : "hot"}
            />
          </>
        ) : (
          <span className={style.points}>On our typing site</span>
        )}
      </span>
    </Link>
  );
}
