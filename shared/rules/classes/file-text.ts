/** By which a file says that its characters have two bytes: Excel's "Unicode text". */
const MARKS = { "\xFF\xFE": "utf-16le", "\xFE\xFF": "utf-16be" } as const;

function decoded(bytes: Uint8Array): string {
  const mark = String.fromCharCode(...bytes.subarray(0, 2));
  if (mark in MARKS) return new TextDecoder(MARKS[mark as keyof typeof MARKS]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The text of a file in any of the ways in which school programs and Excel write one; undefined: it is no text. */
export function textOfFile(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  return text.includes("\0") || text.startsWith("%PDF-") ? undefined : text;
}
