import type { DropInPodium } from "#shared/contracts/realtime/drop-in.ts";
import { formatOrdinal, formatSpeed } from "#shared/format/figures.ts";
import { shownLines } from "#shared/rules/classroom/shown-lines.ts";

import { useSpeedUnit } from "../net/site.ts";
import { asIs, AsIs } from "../ui/data/as-is.tsx";

import style from "./podium.module.css";

interface PodiumProps {
  readonly podium: DropInPodium;
  /** Whose page it is; the wall shows nobody who didn't finish. */
  readonly you?: number | null;
}

const STEPS = 3;

/** How a race ended: three steps, and the others below. */
export function Podium({ podium: { number, lines }, you }: PodiumProps) {
  const unit = useSpeedUnit();
  const placed = lines.filter(({ place }) => place !== null);
  const first = placed.slice(0, STEPS);
  const marked = lines.map((line) => ({ ...line, isYou: line.nth === you }));
  const others =
    you === undefined
      ? placed.slice(STEPS)
      : shownLines(marked).filter(({ nth }) => !first.some((line) => line.nth === nth));
  return (
    <section
      className={style.podium}
      aria-label={`Result of race ${number}`}
      data-wall={you === undefined || undefined}
    >
      <h2>{first.length === 0 ? "The race is over" : `Race ${number}`}</h2>
      {first.length > 0 && (
        <ol className={style.steps}>
          {first.map(({ nth, name, place, speed }) => (
            <li key={nth} className={style.racer} data-nth={place}>
              <strong {...asIs(style.name)}>{name}</strong>
              <span className={style.step} data-nth={place}>
                <span className={style.place}>{formatOrdinal(place ?? 0)}</span>
                <span>
                  {formatSpeed(speed)} {unit}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <ol className={style.others}>
        {others.map(({ nth, name, place, speed }) => (
          <li key={nth} className={style.other} data-you={nth === you || undefined}>
            <span>{place === null ? "–" : formatOrdinal(place)}</span>
            <span>
              <AsIs>{name}</AsIs>
              {nth === you && " (you)"}
            </span>
            <span>
              {formatSpeed(speed)} {unit}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
