import { hasEmail, hasUrl, withMarks } from "./contact/addresses.ts";
import { hasHandle } from "./contact/handles.ts";
import { hasPhoneNumber } from "./contact/phone-numbers.ts";
import { asLetters } from "./contact/services.ts";
import { signDigits } from "./contact/spoken-numbers.ts";
import { fold } from "./fold.ts";

/** What leads a child off the site. */
export type ContactDetail = "email" | "url" | "phone" | "handle";

/** Digits and marks inside a word as the letters that they stand for. */
const withLetters = (text: string): string =>
  text.replace(/(?<=\p{L})[01345!$|@](?=\p{L})|(?<![\p{L}\p{N}])[15!](?=\p{L}{2})/gu, asLetters);

/** Finds contact details in a text. Many players are children: such a text is not shown to others. */
export function contactDetailIn(text: string): ContactDetail | undefined {
  const folded = fold(signDigits(text));
  const marked = withMarks(folded);
  const readings = [marked, withLetters(marked)];
  if (readings.some(hasEmail)) return "email";
  if (hasUrl(marked)) return "url";
  if (readings.some(hasHandle)) return "handle";
  return hasPhoneNumber(folded.toLowerCase()) ? "phone" : undefined;
}
