/** One kind of personal data. */
export interface Kept {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  /** The tables of the database that hold it; not shown. */
  readonly tables: readonly string[];
}

export const WITH_ACCOUNT = "As long as you have your account.";
/** A number of days, in words. */
export const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);
