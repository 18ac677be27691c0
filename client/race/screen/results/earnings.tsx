import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";

import { meetServer } from "../../../session/meet-server.ts";
import { useSession } from "../../../session/session.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { useRace } from "../../session/race-store.ts";
import { botsAmong, GoalLine } from "../goals/goal-line.tsx";
import { EarningsPlace } from "./earnings-place.tsx";
import type { OwnEarningsProps } from "./own-earnings.tsx";

import style from "./earnings.module.css";

/** Loaded only for accounts, after a race. If that fails, the board does without. */
const OwnEarnings = lazy<ComponentType<OwnEarningsProps>>(async () => {
  try {
    return { default: (await import("./own-earnings.tsx")).OwnEarnings };
  } catch (problem) {
    reportError(problem);
    return { default: () => null };
  }
});

interface GuestEarningsProps extends Pick<OwnEarningsProps, "isSettled"> {
  /**
   * The note to a guest who has something to keep.
   *
   * @param racesPlayed finished races, this one included; undefined until it is known
   */
  readonly guestWords: (racesPlayed: number | undefined) => string | undefined;
}

/** What a race earned an account. */
export const Earnings = (race: OwnEarningsProps) => (
  <Suspense fallback={<EarningsPlace isKept={race.hasFinished} />}>
    <OwnEarnings {...race} />
  </Suspense>
);

/** Why signing up is worth it. A guest's number of races is known once this one is saved. */
export function GuestEarnings({ isSettled, guestWords }: GuestEarningsProps) {
  const racesPlayed = useSession((session) => session.user?.racesPlayed);
  const seats = useRace((race) => race.seats);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (isSettled) void meetServer().then(() => setKnown(true));
  }, [isSettled]);
  const words = guestWords(isKnown ? racesPlayed : undefined);
  if (words === undefined) return <p className={style.earnings} aria-hidden />;
  return (
    <div className={style.earnings}>
      {isKnown && <GoalLine isAfter bots={botsAmong(seats)} />}
      <p className={style.soft}>{words}</p>
      <LinkButton to="/register">Sign up</LinkButton>
    </div>
  );
}
