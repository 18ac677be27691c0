import { Refusal } from "../../refusal.ts";
import { friendlyWords } from "./words.ts";

const SEEN = /[\p{L}\p{N}]/u;

/** What a school or a teacher is called: pupils read it. Refuses: badInput. */
export function calledWords(field: "name" | "schoolName" | "nickname", text: string, before?: string): string {
  if (text === before) return text;
  const words = friendlyWords(field, text.replaceAll(/\p{C}/gu, ""));
  if (!SEEN.test(words)) throw new Refusal("badInput", "Please use letters or digits.", { field });
  return words;
}

/** What only an operator reads, in lines. */
export const plainNote = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[^\P{C}\n]/gu, "")
    .trim();
