import { useEffect, useState } from "react";

import type { RaceSession } from "./race-session.ts";
import { useRace } from "./race-store.ts";
import type { SessionStart } from "./session-start.ts";

/** How the previous race leads to this one. */
export type RaceEntry = Pick<SessionStart, "lossBefore" | "takesOver">;

/**
 * The session of the current race, and a function that begins the next.
 *
 * @param newSession must stay the same function while the same kind is raced
 * @param first the first request
 * @param wantedAgain the request after a race that was lost
 */
export function useRaceSession<Session extends Pick<RaceSession, "resumeOrJoin" | "leave">, Wanted>(
  newSession: (wanted: Wanted, entry: RaceEntry) => Session,
  first: Wanted,
  wantedAgain: () => Wanted,
): readonly [Session, (wanted: Wanted) => void] {
  const [session, setSession] = useState(() => newSession(first, {}));
  useEffect(() => {
    void session.resumeOrJoin();
    return () => session.leave();
  }, [session]);
  useEffect(
    () =>
      useRace.subscribe(({ loss }, before) => {
        if (loss && !before.loss) setSession(newSession(wantedAgain(), { lossBefore: loss }));
      }),
    [newSession, wantedAgain],
  );
  const race = (wanted: Wanted): void => {
    const { trouble, isAway } = useRace.getState();
    const isGivenUp = trouble !== undefined && isAway;
    setSession(
      newSession(wanted, {
        takesOver: trouble?.isElsewhere ?? false,
        ...(isGivenUp && { lossBefore: "unknown" }),
      }),
    );
  };
  return [session, race];
}
