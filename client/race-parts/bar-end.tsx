import { ComfortButton } from "../frame/comfort/comfort-button.tsx";
import { useIsLoggedIn } from "../session/session.ts";
import { LinkButton } from "../ui/link-button.tsx";

import style from "./bar-end.module.css";

interface BarEndProps {
  readonly isOn: boolean;
}

/** The right end of a race's bar: the way to the garage, and the reading settings. @source core §2 Return to Garage */
export function BarEnd({ isOn }: BarEndProps) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={style.end}>
      {isLoggedIn && (
        <LinkButton to="/garage" size="small">
          <span className={style.whole}>Return to </span>Garage
        </LinkButton>
      )}
      <ComfortButton disabled={isOn} />
    </div>
  );
}
