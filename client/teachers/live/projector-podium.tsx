import type { CSSProperties } from "react";

import type { Podium } from "#shared/contracts/realtime/classroom.ts";
import { formatOrdinal, formatSpeed } from "#shared/format/figures.ts";

import { useSpeedUnit } from "../../net/site.ts";
import { asIs } from "../../ui/data/as-is.tsx";
import { improvementWords } from "./live-words.ts";
import { columnsFor, onSteps } from "./pupils-now.ts";
import { Steps } from "./steps.tsx";

import style from "./projector-podium.module.css";

/** How a race ended, on the wall. Who didn't finish isn't shown up. */
export function ProjectorPodium({ podium: { lines, ranking } }: { readonly podium: Podium }) {
  const unit = useSpeedUnit();
  const first = new Set(onSteps(lines));
  const others = lines.filter((line) => line.place !== null && !first.has(line));
  const columns = columnsFor(others.length);
  return (
    <div className={style.podium}>
      {first.size === 0 ? (
        <p className={style.none}>The race is over</p>
      ) : (
        <Steps lines={lines} ranking={ranking} isLarge />
      )}
      <div className={style.fit}>
        <ol
          className={style.others}
          style={{ "--columns": columns, "--rows": Math.ceil(others.length / columns) } as CSSProperties}
        >
          {others.map(({ displayName, place, speed, improvement }) => (
            <li key={displayName} className={style.other}>
              <span className={style.place}>{formatOrdinal(place ?? 0)}</span>
              <span {...asIs(style.alias)}>{displayName}</span>
              <span>{ranking === "place" ? `${formatSpeed(speed)} ${unit}` : improvementWords(improvement)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
