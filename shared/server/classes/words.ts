import { Refusal } from "../../refusal.ts";
import { moderate } from "../conduct/word-rules.ts";

/** What pupils will read. Refuses: badInput. */
export function friendlyWords(field: string, text: string): string {
  const words = text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  if (words !== "" && !moderate(words).clean)
    throw new Refusal("badInput", "Your pupils will read this. Please word it otherwise, without contact details.", {
      field,
    });
  return words;
}
