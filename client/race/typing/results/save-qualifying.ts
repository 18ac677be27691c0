import { useEffect } from "react";

import type { ResultRow } from "#shared/contracts/race/race.ts";

import { tellShown } from "../../../data/facts.ts";
import { call, takeChange, useSession } from "../../../session/session.ts";

const FAILED = "There was an error saving your qualifying info. Please try logging out and back in to fix it.";

/** Confirms the qualifying race once its result is stored, and says so where that fails. @source core §7, §8 */
export function useQualifying(own: ResultRow | undefined, isSettled: boolean): void {
  const isDue = useSession(({ user }) => user?.qualifyingRaceComplete === false);
  const isNow = isDue && isSettled && own?.standing === "finished";
  const { wpm: speed = 0, accuracy = 0 } = own ?? {};
  useEffect(() => {
    if (!isNow) return;
    call("POST /race/save-qualifying", { body: { speed, accuracy } }).then(
      () => {
        takeChange({ qualifyingRaceComplete: true });
        tellShown("progress");
      },
      () => alert(FAILED),
    );
  }, [isNow, speed, accuracy]);
}
