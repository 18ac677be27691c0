import { ComfortButton } from "../frame/comfort/comfort-button.tsx";
import { GarageWay } from "../frame/garage-way.tsx";
import { useIsLoggedIn } from "../session/session.ts";

import style from "./bar-end.module.css";

interface BarEndProps {
  readonly isOn: boolean;
}

/** The right end of a race's bar: the way to the garage, and the reading settings. */
export function BarEnd({ isOn }: BarEndProps) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={style.end}>
      {isLoggedIn && <GarageWay />}
      <ComfortButton disabled={isOn} />
    </div>
  );
}
