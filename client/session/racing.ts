import { create } from "zustand";

interface Racing {
  /** A race is on: nothing may cover the text. */
  readonly isRacing: boolean;
  /** A board still counts up what its race brought: nothing may cover that. */
  readonly isCounting: boolean;
}

export const useRacing = create<Racing>()(() => ({ isRacing: false, isCounting: false }));

export const setRacing = (isRacing: boolean): void => useRacing.setState({ isRacing });

export const setCounting = (isCounting: boolean): void => useRacing.setState({ isCounting });
