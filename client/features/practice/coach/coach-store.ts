import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import type { CoachPlan } from "#shared/contracts/race/coach.ts";
import type { UserID } from "#shared/ids.ts";

import { lasting, onStored } from "../../../browser/storages.ts";
import { serverNow } from "../../../net/server-time.ts";
import { NOTHING_KEPT, ofRacer, readCoach, withPlan, type CoachKept } from "./coach-kept.ts";

const NAME = "redline-coach";

/** Kept in this browser until it is sent. */
export const useCoach = create<CoachKept>()(
  persist((): CoachKept => NOTHING_KEPT, {
    name: NAME,
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

export const takePlan = (userID: UserID, plan: CoachPlan): void =>
  void changeKept(userID, (kept) => withPlan(kept, plan, serverNow()));

let isFollowed = false;

/** Shows what other tabs keep. */
export function followKept(): void {
  if (isFollowed) return;
  isFollowed = true;
  onStored((key) => {
    if (key === NAME || key === null) void useCoach.persist.rehydrate();
  });
}
