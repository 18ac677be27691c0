import { useEffect, useState } from "react";

import { Badge } from "../../ui/badge.tsx";
import { CarThumb } from "../../ui/car-thumb.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRace } from "./store.ts";

import style from "./table.module.css";

const SLOTS = [0, 1, 2, 3, 4] as const;

/** The forming race: five seats that fill, and when it starts. */
export function Table() {
  const table = useRace((race) => race.table);
  const stage = useRace((race) => race.stage);
  const seconds = useSecondsLeft();
  if (!table) {
    return (
      <p className={style.wait}>
        <Spinner label="Finding a race" /> Finding you a race…
      </p>
    );
  }
  return (
    <div className={style.table}>
      <h2 className={style.title} aria-live="polite">
        {stage === "gathering" || seconds === 0
          ? "Everyone to the line!"
          : `Racing in ${seconds} s or when all five are here`}
      </h2>
      <ol className={style.seats}>
        {SLOTS.map((slot) => {
          const seat = table.seats[slot];
          return (
            <li key={slot} className={style.seat} data-taken={seat !== undefined || undefined}>
              {seat ? (
                <>
                  <CarThumb carID={seat.carID} hueAngle={seat.carHueAngle} width="5rem" />
                  <span className={style.name}>{seat.displayName}</span>
                  <span className={style.note}>
                    {slot === table.ownSeat && <Badge tone="hot">You</Badge>}
                    {seat.isBot && <Badge tone="sky">Bot</Badge>}
                    {seat.avgSpeed === null ? "New racer" : `${Math.round(seat.avgSpeed)} WPM`}
                  </span>
                </>
              ) : (
                <span className={style.free}>Open seat</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={style.hint}>
        Racers here average {table.speeds[0]} to {table.speeds[1]} WPM, about as fast as you. Bots take the seats that
        stay free.
      </p>
    </div>
  );
}

function useSecondsLeft(): number {
  const startsAtMs = useRace((race) => race.startsAtMs);
  const left = () => Math.max(0, Math.ceil((startsAtMs - performance.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 200);
    return () => clearInterval(timer);
  });
  return seconds;
}
