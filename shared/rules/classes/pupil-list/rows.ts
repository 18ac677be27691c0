import Papa from "papaparse";

/** A line of a list, or several where a quoted cell goes on. */
export interface Row {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const MARK = "\uFEFF";
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
/** By which Excel says the separator of its file. */
const SAID_SEPARATOR = /^sep=.\n/i;

/** What the first line with a separator has: names have commas sooner than the others. */
function separatorOf(text: string): string {
  const [firstLine = ""] = text.trimStart().split("\n", 1);
  const asked = /[\t;,]/.test(firstLine) ? firstLine : text;
  return ["\t", ";"].find((separator) => asked.includes(separator)) ?? ",";
}

/** Line by line, where quotes are just signs: a list of names is no file of a program. */
const lineByLine = (text: string, delimiter: string): readonly Row[] =>
  text.split("\n").map((one, at) => {
    const { data, errors } = Papa.parse<string[]>(one, { delimiter, newline: "\n" });
    return { line: at + 1, cells: errors.length === 0 ? (data[0] ?? []) : one.split(delimiter) };
  });

function wholeRows(data: readonly (readonly string[])[]): readonly Row[] {
  let next = 1;
  return data.map((cells) => {
    const line = next;
    next += cells.join("").split("\n").length;
    return { line, cells };
  });
}

export interface Table {
  readonly separator: string;
  /** Those that have anything in them. */
  readonly rows: readonly Row[];
}

/** A text as a table, whatever stands between its cells. */
export function tableOf(pasted: string): Table {
  const text = pasted.replace(MARK, "").replaceAll(LINE_BREAKS, "\n").replace(SAID_SEPARATOR, "\n");
  const separator = separatorOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: "\n" });
  const rows = errors.length === 0 ? wholeRows(data) : lineByLine(text, separator);
  return { separator, rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== "")) };
}

/** The title of a column as it is compared: its letters, without accents. */
export const titleOf = (cell: string): string =>
  cell
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
