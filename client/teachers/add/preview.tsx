import { formatCount } from "#shared/format/figures.ts";
import type { PupilList } from "#shared/rules/classes/pupil-list.ts";

import { AsIs } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";

import layout from "../ui/layout.module.css";
import style from "./add-page.module.css";

const WHY: Readonly<Record<PupilList["leftOut"][number]["why"], string>> = {
  "not-a-pupil": "isn't a pupil",
  left: "has left the school",
  "no-name": "has no name",
  "too-long": "is too long for a name",
  twice: "is there twice",
  "too-many": "is one too many",
};
/** So many of what was left out are named. */
const NAMED = 5;

interface PreviewProps {
  readonly found: PupilList;
  readonly off: ReadonlySet<number>;
  readonly onOff: (off: ReadonlySet<number>) => void;
}

/** Two pupils of one name are two. */
const keyOf = (nth: number, name: string): string => `${nth} ${name}`;

/** What was understood, before anything is made. */
export function Preview({ found, off, onOff }: PreviewProps) {
  const toggle = (nth: number): void => {
    const next = new Set(off);
    if (!next.delete(nth)) next.add(nth);
    onOff(next);
  };
  return (
    <section className={layout.stack} aria-label="What we read">
      {found.problem === "roles-elsewhere" && (
        <Callout tone="careful">This file doesn't say who is a pupil. Please take adults off the list.</Callout>
      )}
      {found.leftOut.length > 0 && (
        <Callout tone="note">
          Left out:{" "}
          {found.leftOut
            .slice(0, NAMED)
            .map(({ line, why }) => `line ${line} ${WHY[why]}`)
            .join(", ")}
          {found.leftOut.length > NAMED && ` and ${found.leftOut.length - NAMED} more`}.
        </Callout>
      )}
      <p>
        {found.pupils.length === 0
          ? "We found no names in it. Write one a line, or take a table with a column of names."
          : `${formatCount(found.pupils.length - off.size, "name")}. Take off whoever shouldn't be on the list:`}
      </p>
      <ul className={style.names}>
        {found.pupils.map(({ name }, nth) => (
          <li key={keyOf(nth, name)}>
            <label className={style.name}>
              <input type="checkbox" checked={!off.has(nth)} onChange={() => toggle(nth)} /> <AsIs>{name}</AsIs>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
