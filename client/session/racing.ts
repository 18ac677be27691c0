import { create } from "zustand";

/** Whether a race is on. While it is, nothing may cover the text. */
export const useRacing = create<{ readonly isRacing: boolean }>()(() => ({ isRacing: false }));

export const setRacing = (isRacing: boolean): void => useRacing.setState({ isRacing });
