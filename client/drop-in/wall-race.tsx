import type { CSSProperties } from "react";

import type { DropInView } from "#shared/contracts/realtime/drop-in.ts";
import { formatSpeed } from "#shared/format/figures.ts";

import { useSpeedUnit } from "../net/site.ts";
import { AsIs } from "../ui/data/as-is.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { useDropIn } from "./drop-in-store.ts";

import style from "./wall-race.module.css";

interface WallRaceProps {
  readonly race: NonNullable<DropInView["race"]>;
}

const columnsFor = (count: number): number => (count <= 10 ? 1 : count <= 24 ? 2 : 3);

/** A race on the wall: everyone's progress. */
export function WallRace({ race: { number, isPaused, racers, done } }: WallRaceProps) {
  const lanes = useDropIn((state) => state.lanes);
  const unit = useSpeedUnit();
  const columns = columnsFor(racers.length);
  const rows = Math.ceil(racers.length / columns);
  return (
    <section className={style.race} aria-labelledby="race">
      <h2 id="race" className={style.title} aria-live="polite">
        {isPaused ? `Race ${number}: paused` : `Race ${number}`}
      </h2>
      <p className={style.done}>
        {done} of {racers.length} are done
      </p>
      <ul className={style.lanes} style={{ "--columns": columns, "--rows": rows } as CSSProperties}>
        {racers.map(({ nth, name }) => {
          const { progress = 0, speed = 0, standing = "racing" } = lanes.get(nth) ?? {};
          return (
            <li key={nth} className={style.lane} data-done={standing === "finished" || undefined}>
              <span className={style.name}>
                <AsIs>{name}</AsIs>
              </span>
              <ProgressBar
                bare
                label={name}
                value={progress}
                max={1}
                tone={standing === "finished" ? "gold" : "teal"}
              />
              <span className={style.speed}>
                {formatSpeed(speed)} {unit}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
