import { lazy, Suspense } from "react";

import { useIsLoggedIn } from "../../session/session.ts";
import { ComfortButton } from "../../shell/comfort/comfort-button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";

import style from "./bar-end.module.css";

const GarageLink = lazy(async () => ({ default: (await import("../../shell/frame/garage-link.tsx")).GarageLink }));

interface BarEndProps {
  readonly isOn: boolean;
}

/** The right end of a race's bar: the way out, and the reading settings. */
export function BarEnd({ isOn }: BarEndProps) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={style.end}>
      {isLoggedIn ? (
        <Suspense fallback={<span className={style.place} />}>
          <GarageLink />
        </Suspense>
      ) : (
        <LeaveLink />
      )}
      <ComfortButton disabled={isOn} />
    </div>
  );
}

/** A guest's exit where there is no room for the logo. */
const LeaveLink = () => (
  <span className={style.leave}>
    <LinkButton to="/" size="small">
      Leave
    </LinkButton>
  </span>
);
