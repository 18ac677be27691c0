/** The list of notifications that stays when their growls are gone. */
export const BELL = { shown: 10 } as const;

/** The number beside the bell: "9+" where the count goes no further. */
export const bellCount = (unseen: number): string => (unseen >= BELL.shown ? `${BELL.shown - 1}+` : String(unseen));
