import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useCallback, useMemo, useState } from "react";

import type { LivePupil } from "#shared/contracts/realtime/classroom.ts";
import type { UserID } from "#shared/ids.ts";

import { useSpeedTitle } from "../../net/site.ts";
import { pressColumn, type Sort } from "../../ui/data/sort.ts";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import type { RealNames } from "./names.ts";
import { PupilRow } from "./pupil-row.tsx";
import { useOrder } from "./use-order.ts";

import look from "../../ui/data/table.module.css";
import style from "./pupil-table.module.css";

interface PupilTableProps {
  readonly pupils: readonly LivePupil[];
  readonly names: RealNames;
  readonly needs: RealNames;
  readonly chosen: ReadonlySet<UserID>;
  readonly isRacing: boolean;
  readonly onChosen: (chosen: ReadonlySet<UserID>) => void;
}

/** A frame that scrolls must be reachable with the keyboard, also when nothing in it takes focus. */
const REACHABLE = { tabIndex: 0 };
const ARROWS = { ascending: ArrowUp, descending: ArrowDown } as const;

/** All pupils of the class, live. */
export function PupilTable({ pupils, names, needs, chosen, isRacing, onChosen }: PupilTableProps) {
  const speedTitle = useSpeedTitle();
  const [sort, setSort] = useState<Sort>({ column: "pupil", direction: "ascending" });
  const order = useOrder(pupils, sort);
  const here = useMemo(() => pupils.filter(({ presence }) => presence === "here"), [pupils]);
  const isAllChosen = here.length > 0 && here.every(({ userID }) => chosen.has(userID));
  const toggle = useCallback(
    (userID: UserID) => {
      const next = new Set(chosen);
      if (!next.delete(userID)) next.add(userID);
      onChosen(next);
    },
    [chosen, onChosen],
  );
  const head = (id: string, title: string, align?: "end") => {
    const direction = sort.column === id ? sort.direction : undefined;
    const Arrow = direction === undefined ? ArrowUpDown : ARROWS[direction];
    return (
      <th
        scope="col"
        className={look.head}
        data-align={align}
        data-names={id === "pupil" || undefined}
        aria-sort={direction}
      >
        <button
          type="button"
          className={look.title}
          onClick={() => setSort(pressColumn(sort, id, id === "pupil" ? "ascending" : "descending"))}
        >
          {title}
          <Arrow aria-hidden className={look.arrow} data-on={direction !== undefined || undefined} />
        </button>
      </th>
    );
  };
  const plain = (title: string, align?: "end") => (
    <th scope="col" className={look.head} data-align={align}>
      <span className={look.title}>{title}</span>
    </th>
  );
  return (
    <section {...REACHABLE} className={look.frame} aria-label="Pupils in the lesson">
      <table className={look.table}>
        <caption>
          <VisuallyHidden>Pupils in the lesson</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={look.head}>
              <label className={style.all}>
                <VisuallyHidden>Chosen</VisuallyHidden>
                <input
                  type="checkbox"
                  aria-label="Choose everyone who's in the lesson"
                  checked={isAllChosen}
                  disabled={isRacing || here.length === 0}
                  onChange={() => onChosen(new Set(isAllChosen ? [] : here.map(({ userID }) => userID)))}
                />
              </label>
            </th>
            {head("pupil", "Pupil")}
            {plain("Now")}
            {head("progress", "Progress")}
            {head("speed", speedTitle, "end")}
            {plain("Accuracy", "end")}
            {plain("Errors", "end")}
            {head("points", "Points", "end")}
          </tr>
        </thead>
        <tbody>
          {order.map((pupil) => (
            <PupilRow
              key={pupil.userID}
              pupil={pupil}
              realName={names.get(pupil.displayName)}
              needs={needs.get(pupil.displayName)}
              isChosen={chosen.has(pupil.userID)}
              isFixed={isRacing}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
