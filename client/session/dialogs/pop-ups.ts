import { useEffect, useMemo } from "react";
import { create } from "zustand";

import {
  heldPopUps,
  isShown,
  noPopUps,
  withoutPopUp,
  withPopUp,
  type PopUp,
  type PopUpGroup,
  type PopUps,
} from "#shared/rules/popups.ts";

import { useRacing } from "../racing.ts";

/** What wants to lie over the page, and whose turn it is. */
export const usePopUps = create<PopUps>()(() => noPopUps(useRacing.getState().isRacing));

useRacing.subscribe(({ isRacing, isCounting }) =>
  usePopUps.setState((popUps) => heldPopUps(popUps, isRacing || isCounting)),
);

export const askToPopUp = (popUp: PopUp): void => usePopUps.setState((popUps) => withPopUp(popUps, popUp));

export const endPopUp = (key: string): void => usePopUps.setState((popUps) => withoutPopUp(popUps, key));

/** Whether it is the turn of a pop-up; asks for it as long as it is wanted. */
export function usePopUp(popUp: PopUp, isWanted: boolean): boolean {
  useEffect(() => {
    if (!isWanted) return;
    askToPopUp(popUp);
    return () => endPopUp(popUp.key);
  }, [popUp, isWanted]);
  return usePopUps((popUps) => isShown(popUps, popUp)) && isWanted;
}

/** Keeps the turn of a group from one of its pop-ups to the next, as long as more of it is to come. */
export function useTurnOf(group: PopUpGroup, isWanted: boolean): void {
  const popUp = useMemo(() => ({ key: `turn:${group}`, group }), [group]);
  usePopUp(popUp, isWanted);
}
