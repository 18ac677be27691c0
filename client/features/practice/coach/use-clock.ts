import { changeKept, useCoach } from "./coach-store.ts";
import { racerID } from "./send.ts";

/** Whether speed and minutes stay hidden. */
export function useClock(): { readonly hidesClock: boolean; readonly setHidesClock: (hidesClock: boolean) => void } {
  const hidesClock = useCoach((kept) => kept.hidesClock && kept.userID === racerID());
  return {
    hidesClock,
    setHidesClock(next) {
      const userID = racerID();
      if (userID !== undefined) changeKept(userID, (kept) => ({ ...kept, hidesClock: next }));
    },
  };
}
