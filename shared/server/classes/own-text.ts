import { asOwnText, ownTextFault, type OwnTextFault } from "../../rules/classroom/own-text.ts";
import { moderate } from "../conduct/word-rules.ts";

/** A teacher's own text as it is raced, and what is wrong with it, if anything. Nothing of it is kept. */
export function judgeOwnText(written: string): { readonly text: string; readonly fault: OwnTextFault | undefined } {
  const text = asOwnText(written);
  return { text, fault: ownTextFault(text) ?? wordFault(text) };
}

function wordFault(text: string): OwnTextFault | undefined {
  const { clean, why } = moderate(text);
  if (clean) return undefined;
  return { kind: why === "rude" ? "rude" : "contact" };
}
