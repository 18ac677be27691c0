import { NEWS_LIMITS } from "../../rules/news/limits.ts";
import { NewsProblem } from "./problem.ts";

const SIGNS = /[[\]!*_`<>]/g;
/** What a line begins with before its text: quotes and points of lists, one in another. */
const MARKS = /^(?:\s*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))+/;
const MARK = />|[-+*]|\d+[.)]/g;
/** Nobody writes them; they hide text, or turn it around. */
const HIDDEN = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Tags of HTML, open or closed: nobody may think that they do something. */
const TAG = /<(?:[!?]|\/?[a-z])/i;

export const hasTag = (text: string): boolean => TAG.test(text);

/** Whether a text has characters that can't be seen, besides the ends of lines. */
export const hasHidden = (text: string): boolean => HIDDEN.test(text);

/**
 * Refuses, before a parser sees it, what would keep one busy for seconds: they take as long as the square of what stands
 * in something else.
 *
 * @throws NewsProblem
 */
export function refuseCostly(text: string, linesBefore = 0): void {
  const signs = text.match(SIGNS)?.length ?? 0;
  if (signs > NEWS_LIMITS.signs)
    throw new NewsProblem(`there are ${signs} signs of Markdown in it; ${NEWS_LIMITS.signs} are the limit`);
  const lines = text.split("\n");
  if (lines.length > NEWS_LIMITS.lines)
    throw new NewsProblem(`there are ${lines.length} lines in it; ${NEWS_LIMITS.lines} are the limit`);
  let all = 0;
  for (const [at, line] of lines.entries()) {
    const marks = MARKS.exec(line)?.[0].match(MARK)?.length ?? 0;
    all += marks;
    if (marks > NEWS_LIMITS.marksOfLine || all > NEWS_LIMITS.marks)
      throw new NewsProblem("too much stands in something else", linesBefore + at + 1);
  }
}
