import { UserMinus, UserPlus } from "lucide-react";

import type { DropInPupilView, DropInView } from "#shared/contracts/realtime/drop-in.ts";

import { AsIs } from "../ui/data/as-is.tsx";
import { line } from "./drop-in-line.ts";

import style from "./wall-names.module.css";

/** Who is here. A press on a name asks that one out; one more lets them in again. */
export function WallNames({ lesson: { pupils } }: { readonly lesson: DropInView }) {
  const inside = pupils.filter(({ isOut }) => !isOut);
  const outside = pupils.filter(({ isOut }) => isOut);
  return (
    <section className={style.names} aria-labelledby="here">
      <h2 id="here" aria-live="polite" className={style.count} data-empty={inside.length === 0 || undefined}>
        {inside.length === 0 ? "Who's first?" : `${inside.length} in the lesson`}
      </h2>
      <List pupils={inside} />
      {outside.length > 0 && (
        <>
          <h3>Asked out</h3>
          <p className={style.hint}>They could come in again with another name. Lock the door to keep them out.</p>
          <List pupils={outside} />
        </>
      )}
    </section>
  );
}

const List = ({ pupils }: { readonly pupils: readonly DropInPupilView[] }) => (
  <ul className={style.list} data-many={pupils.length > 24 || undefined}>
    {pupils.map(({ nth, name, isHere, isOut, points }) => (
      <li key={nth} className={style.pupil} data-away={!isHere || undefined}>
        <span>
          <AsIs>{name}</AsIs>
          {points > 0 && <b className={style.points}> {points}</b>}
        </span>
        <button
          type="button"
          className={style.out}
          aria-label={isOut ? `Let ${name} in again` : `Ask ${name} out`}
          onClick={() => line.send("put-out", { nth, isOut: !isOut })}
        >
          {isOut ? <UserPlus aria-hidden size="1.1em" /> : <UserMinus aria-hidden size="1.1em" />}
        </button>
      </li>
    ))}
  </ul>
);
