/** What a spreadsheet would run is marked as text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cell = (value: string): string => `"${harmless(value).replaceAll('"', '""')}"`;

/** Rows of words as a table that spreadsheets open: UTF-8 with its mark, a row a line. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
