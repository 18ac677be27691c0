import type { CSSProperties } from "react";

import type { Final, Podium } from "#shared/contracts/realtime/classroom.ts";
import { formatCount, formatOrdinal } from "#shared/format/figures.ts";
import { raceName } from "#shared/rules/classroom/race-name.ts";

import { useSpeedUnit } from "../../net/site.ts";
import { asIs } from "../../ui/data/as-is.tsx";
import { podiumWords } from "./live-words.ts";
import { columnsFor, onSteps } from "./pupils-now.ts";
import { Steps, type OnPodium } from "./steps.tsx";

import style from "./projector-podium.module.css";

/** How a race ended, on the wall; in a tournament with the points so far. */
export function ProjectorPodium({ podium }: { readonly podium: Podium }) {
  const unit = useSpeedUnit();
  const { lines, ranking, tournament } = podium;
  return (
    <Wall
      title={tournament ? raceName(podium) : undefined}
      none="The race is over"
      lines={lines}
      wordsFor={(line, isOnStep) => {
        const words = podiumWords(line, ranking, unit);
        const points = formatCount(line.points, "point");
        if (!tournament) return words;
        return isOnStep ? `${words} · ${points}` : points;
      }}
    />
  );
}

/** How a tournament ended, on the wall. */
export const ProjectorFinal = ({ final: { lines } }: { readonly final: Final }) => (
  <Wall
    title="Final podium"
    none="The tournament is over"
    lines={lines}
    wordsFor={({ points }) => formatCount(points, "point")}
  />
);

interface WallProps<Line extends OnPodium> {
  readonly title: string | undefined;
  /** Where nobody has a place. */
  readonly none: string;
  readonly lines: readonly Line[];
  readonly wordsFor: (line: Line, isOnStep: boolean) => string;
}

/** Everyone with a place. Who has none isn't shown up. */
function Wall<Line extends OnPodium>({ title, none, lines, wordsFor }: WallProps<Line>) {
  const first = new Set(onSteps(lines));
  const others = lines.filter((line) => line.place !== null && !first.has(line));
  const columns = columnsFor(others.length);
  return (
    <div className={style.podium}>
      {title !== undefined && <h2 className={style.title}>{title}</h2>}
      {first.size === 0 ? (
        <p className={style.none}>{none}</p>
      ) : (
        <Steps lines={lines} wordsFor={(line) => wordsFor(line, true)} isLarge />
      )}
      <div className={style.fit}>
        <ol
          className={style.others}
          style={{ "--columns": columns, "--rows": Math.ceil(others.length / columns) } as CSSProperties}
        >
          {others.map((line) => (
            <li key={line.displayName} className={style.other}>
              <span className={style.place}>{formatOrdinal(line.place ?? 0)}</span>
              <span {...asIs(style.alias)}>{line.displayName}</span>
              <span>{wordsFor(line, false)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
