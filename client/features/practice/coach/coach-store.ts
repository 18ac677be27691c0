import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import type { CoachPlan } from "#shared/contracts/race/coach.ts";
import type { UserID } from "#shared/ids.ts";

import { lasting, onStored } from "../../../browser/storages.ts";
import { serverNow } from "../../../net/server-time.ts";
import { NOTHING_KEPT, ofRacer, readCoach, withoutBatch, withPlan, type CoachKept } from "./coach-kept.ts";
import { COACH_STORE } from "./coach-store-name.ts";

/** Kept in this browser until it is sent. */
export const useCoach = create<CoachKept>()(
  persist((): CoachKept => NOTHING_KEPT, {
    name: COACH_STORE,
    version: 1,
    storage: createJSONStorage(() => lasting),
    merge: readCoach,
  }),
);

/** What is kept for a racer now, also by another tab. */
export function keptNow(userID: UserID): CoachKept {
  void useCoach.persist.rehydrate();
  return ofRacer(useCoach.getState(), userID);
}

/** Changes what is kept for a racer. Storage is read first: another tab may have changed it. */
export function changeKept(userID: UserID, change: (kept: CoachKept) => CoachKept): CoachKept {
  const next = change(keptNow(userID));
  useCoach.setState(next, true);
  return next;
}

/** A batch was answered, whoever has the coach by now. */
export function answered(key: string): void {
  void useCoach.persist.rehydrate();
  useCoach.setState((kept) => withoutBatch(kept, key), true);
}

/** The plan isn't left here once its racer has logged out. */
export function forgetPlan(): void {
  void useCoach.persist.rehydrate();
  if (useCoach.getState().came) useCoach.setState(ofRacer(useCoach.getState(), undefined), true);
}

export const takePlan = (userID: UserID, plan: CoachPlan): void =>
  void changeKept(userID, (kept) => withPlan(kept, plan, serverNow()));

let isFollowed = false;

/** Shows what other tabs keep. */
export function followKept(): void {
  if (isFollowed) return;
  isFollowed = true;
  onStored((key) => {
    if (key === COACH_STORE || key === null) void useCoach.persist.rehydrate();
  });
}
