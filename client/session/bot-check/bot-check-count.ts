import { create } from "zustand";

/** How often the bot check was requested: each time it opens, even where it was closed before. */
export const useBotCheckWish = create<{ readonly count: number }>()(() => ({ count: 0 }));

/** Opens the bot check over the page, if one is due. */
export const wishForBotCheck = (): void => useBotCheckWish.setState(({ count }) => ({ count: count + 1 }));
