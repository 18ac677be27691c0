/** Whole seconds since 1970 UTC. Every stored or sent moment is a `…Stamp`. */
export type Stamp = number & { readonly unit: "Stamp" };
/** Milliseconds. Every duration or in-process clock reading is a `…Ms`. */
export type Ms = number & { readonly unit: "Ms" };
/** A day of the calendar, UTC, as the number of days since 1970. */
export type Day = number & { readonly unit: "Day" };

export const stampOf = (date: Date): Stamp => Math.floor(date.getTime() / 1000) as Stamp;
export const ms = (n: number): Ms => n as Ms;
export const seconds = (n: number): Ms => (n * 1_000) as Ms;
export const minutes = (n: number): Ms => (n * 60_000) as Ms;
export const after = (from: Stamp, span: Ms): Stamp => (from + Math.floor(span / 1_000)) as Stamp;
export const hours = (n: number): Ms => minutes(n * 60);
export const days = (n: number): Ms => hours(n * 24);
export const before = (until: Stamp, span: Ms): Stamp => after(until, (0 - span) as Ms);
export const dayOf = (stamp: Stamp): Day => Math.floor(stamp / 86_400) as Day;
/** The hour of the day, UTC, from 0 to 23. */
export const hourOf = (stamp: Stamp): number => Math.floor((stamp % 86_400) / 3_600);
/** The midnight at which a day begins, UTC. */
export const startOf = (day: Day): Stamp => (day * 86_400) as Stamp;
