import { useEffect, useState } from "react";

import type { RaceSession, SessionStart } from "./race-session.ts";
import { useRace } from "./race-store.ts";

/** How the race before leads to this one. */
export type RaceEntry = Pick<SessionStart, "isAfterLoss" | "takesOver">;

/**
 * The session of the race that is on, and what begins the next one.
 *
 * @param newSession must stay the same function as long as the same is raced
 * @param first what is wanted at first
 * @param wantedAgain what is wanted after a race that was lost with its server
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
      useRace.subscribe(({ isLost }, before) => {
        if (isLost && !before.isLost) setSession(newSession(wantedAgain(), { isAfterLoss: true }));
      }),
    [newSession, wantedAgain],
  );
  const race = (wanted: Wanted): void =>
    setSession(newSession(wanted, { takesOver: useRace.getState().trouble?.isElsewhere ?? false }));
  return [session, race];
}
