const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long" });

/** The day of a stamp in the player's time zone: "3 November". */
export const dayOf = (stamp: number): string => day.format(stamp * 1_000);
