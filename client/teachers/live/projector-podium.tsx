import type { CSSProperties } from "react";

import type { Final, Podium } from "#shared/contracts/realtime/classroom.ts";
import { formatCount, formatOrdinal } from "#shared/format/figures.ts";
import { onSteps } from "#shared/rules/classroom/on-steps.ts";

import { useSpeedUnit } from "../../net/site.ts";
import { asIs } from "../../ui/data/as-is.tsx";
import { podiumWords } from "./live-words.ts";
import { columnsFor } from "./pupils-now.ts";
import { Steps, type OnPodium } from "./steps.tsx";

import style from "./projector-podium.module.css";

/** How a race ended, on the wall. */
export function ProjectorPodium({ podium: { lines, ranking } }: { readonly podium: Podium }) {
  const unit = useSpeedUnit();
  return <Wall none="The race is over" lines={lines} wordsFor={(line) => podiumWords(line, ranking, unit)} />;
}

/** How a tournament ended, on the wall. */
export const ProjectorFinal = ({ final: { lines } }: { readonly final: Final }) => (
  <Wall none="The tournament is over" lines={lines} wordsFor={({ points }) => formatCount(points, "point")} />
);

interface WallProps<Line extends OnPodium> {
  /** Where nobody has a place. */
  readonly none: string;
  readonly lines: readonly Line[];
  readonly wordsFor: (line: Line) => string;
}

/** Everyone with a place. Who has none isn't shown up. */
function Wall<Line extends OnPodium>({ none, lines, wordsFor }: WallProps<Line>) {
  const first = new Set(onSteps(lines));
  const others = lines.filter((line) => line.place !== null && !first.has(line));
  const columns = columnsFor(others.length);
  return (
    <div className={style.podium}>
      {first.size === 0 ? <p className={style.none}>{none}</p> : <Steps lines={lines} wordsFor={wordsFor} isLarge />}
      <div className={style.fit}>
        <ol
          className={style.others}
          style={{ "--columns": columns, "--rows": Math.ceil(others.length / columns) } as CSSProperties}
        >
          {others.map((line) => (
            <li key={line.displayName} className={style.other}>
              <span className={style.place}>{formatOrdinal(line.place ?? 0)}</span>
              <span {...asIs(style.alias)}>{line.displayName}</span>
              <span>{wordsFor(line)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
