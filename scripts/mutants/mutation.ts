/** One small change of a file's text. */
export interface Change {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Kind =
  | "comparison"
  | "logic"
  | "fallback"
  | "condition"
  | "negation"
  | "arithmetic"
  | "number"
  | "boolean"
  | "string"
  | "statement"
  | "method"
  | "default"
  | "argument"
  | "property"
  | "query"
  | "sql";

export interface Mutation extends Change {
  readonly file: string;
  readonly line: number;
  /** Where a run shows that it comes by; null for what runs once, as the file is loaded. */
  readonly probe: Probe | null;
}

/** Code that is put before a statement, around a statement or an expression, or at the start of a function's body. */
export interface Probe {
  readonly form: "before" | "braces" | "comma";
  readonly start: number;
  readonly end: number;
}

export const changed = (text: string, { start, end, text: put }: Change): string =>
  text.slice(0, start) + put + text.slice(end);

/** The lines that a change takes away and those that it brings, as a reader would compare them. */
export function linesOf(text: string, change: Change): { readonly before: string; readonly after: string } {
  const from = text.lastIndexOf("\n", change.start - 1) + 1;
  const end = text.indexOf("\n", change.end);
  const to = end < 0 ? text.length : end;
  const after = text.slice(from, change.start) + change.text + text.slice(change.end, to);
  return { before: inOne(text.slice(from, to)), after: inOne(after) };
}

const inOne = (lines: string): string => lines.replaceAll(/\s*\n\s*/g, " ").trim();
