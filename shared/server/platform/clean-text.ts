import { Refusal } from "../../refusal.ts";

/** Whether a text can be stored and sent: no NUL, which the database refuses, and no lone surrogate. */
const isCleanText = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** Whether every string in a value, field names included, can be stored and sent, at any depth. */
export function isClean(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each === "string" && !isCleanText(each)) return false;
    if (typeof each !== "object" || each === null || ArrayBuffer.isView(each)) continue;
    for (const [name, part] of Object.entries(each)) waiting.push(name, part);
  }
  return true;
}

/** Whether the address of a request can be decoded to clean text. */
export function isReadableAddress(address: string): boolean {
  try {
    return isCleanText(decodeURIComponent(address));
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

export const badEncoding = (): Refusal => new Refusal("badEncoding", "That contains a character we can't use.");
