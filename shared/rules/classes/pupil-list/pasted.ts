import { cleanName, inSpokenOrder } from "./clean-name.ts";
import type { Found } from "./found.ts";
import { titleOf, type Row, type Table } from "./rows.ts";
import { nameColumnsOf, type NameColumns } from "./titles.ts";

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Names, or parts of one: not the number of a pupil or a room, nor "7b" beside a name. */
function nameCellsOf({ cells }: Row): readonly string[] {
  const named = cells.filter((cell) => hasLetter(cleanName(cell)));
  const plain = named.filter((cell) => !/\p{Nd}/u.test(cleanName(cell)));
  return plain.length > 0 ? plain : named.slice(0, 1);
}

/** Cells side by side, but "Last, First" as it is said. */
function untitledName(row: Row, separator: string): string {
  const [one = "", other = ""] = nameCellsOf(row);
  if (one.includes(",")) return cleanName(inSpokenOrder(cleanName(one)));
  const isTurned = separator === "," && /^ +\S/.test(other);
  return cleanName(isTurned ? `${cleanName(other)} ${cleanName(one)}` : `${cleanName(one)} ${cleanName(other)}`);
}

function titledName({ cells }: Row, { given, family, whole }: NameColumns): string {
  const said = (columns: readonly number[]) => columns.map((column) => cells[column] ?? "").join(" ");
  const name = cleanName(whole.length > 0 ? inSpokenOrder(cleanName(said(whole))) : `${said(given)} ${said(family)}`);
  return hasLetter(name) ? name : "";
}

/** What somebody pasted: a name a line, or a table of a spreadsheet with or without titles. */
export function pastedNames({ separator, rows }: Table): readonly Found[] {
  const [top, ...rest] = rows;
  if (top === undefined) return [];
  const columns = nameColumnsOf(top.cells.map(titleOf));
  if (columns !== undefined && top.cells.length > 1)
    return rest.map((row) => ({ line: row.line, name: titledName(row, columns) }));
  const untitled = columns === undefined ? rows : rest;
  const inOneLine = rows.length === 1 && separator !== "\t" ? nameCellsOf(top) : [];
  if (inOneLine.length > 2)
    return inOneLine.map((cell) => ({ line: top.line, name: cleanName(inSpokenOrder(cleanName(cell))) }));
  return untitled.map((row) => ({ line: row.line, name: untitledName(row, separator) }));
}
