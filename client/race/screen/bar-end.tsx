import { ComfortButton } from "../../frame/comfort/comfort-button.tsx";
import { GarageWay } from "../../frame/garage-way.tsx";
import { useIsLoggedIn } from "../../session/session.ts";
import { LinkButton } from "../../ui/link-button.tsx";

import style from "./bar-end.module.css";

interface BarEndProps {
  readonly isOn: boolean;
}

/** The right end of a race's bar: the way out, and the reading settings. */
export function BarEnd({ isOn }: BarEndProps) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={style.end}>
      {isLoggedIn ? <GarageWay /> : <LeaveWay />}
      <ComfortButton disabled={isOn} />
    </div>
  );
}

/** A guest's exit where there is no room for the logo. */
const LeaveWay = () => (
  <span className={style.leave}>
    <LinkButton to="/" size="small">
      Leave
    </LinkButton>
  </span>
);
