/** Lengths of a bug report, in characters. */
export const BUG_REPORT = {
  /** Shorter than this nobody can look for anything. */
  leastWhat: 5,
  mostWhat: 2_000,
  mostFact: 160,
  /** Of the code that whoever reported can quote. */
  referenceLength: 8,
  /** Of the operator's own note. */
  mostNote: 500,
} as const;

/** What a page knows and may send along, in the order in which it is shown. Each may be left out. */
export const BUG_FACTS = [
  "page",
  "site",
  "version",
  "browser",
  "screen",
  "language",
  "connection",
  "lastError",
  "graphics",
] as const;
export type BugFact = (typeof BUG_FACTS)[number];
export type BugFacts = Partial<Readonly<Record<BugFact, string>>>;

export const BUG_STATES = ["open", "done"] as const;
export type BugState = (typeof BUG_STATES)[number];

const ADDRESS = /[^\s@<>()]{1,64}@[\p{L}\p{N}.-]{1,255}\.[\p{L}\p{N}-]{1,63}/gu;
const LEFT_OUT = "(e-mail address left out)";

/**
 * What is kept of what somebody wrote: lines of plain text, without signs that steer a screen and without e-mail
 * addresses, which nobody needs here.
 */
export const keptWords = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(/[^\P{C}\n]/gu, "")
    .replaceAll(ADDRESS, LEFT_OUT)
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, BUG_REPORT.mostWhat);
