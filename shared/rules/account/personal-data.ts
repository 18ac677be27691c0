export type PersonalData = "email" | "url" | "phone";

/** Top-level domains that are not everyday words, so that "nice race.me too" passes. */
const ENDINGS =
  "com|net|org|edu|gov|info|biz|io|gg|tv|ly|app|dev|xyz|online|site|club|shop|live|link|co\\.uk|uk|de|fr|es|nl|pl|ru|ca|au|nz|br|mx|jp|cn";

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const URL_TEXT = new RegExp(
  `\\b[a-z]{2,8}://|\\bwww\\.[\\p{L}\\p{N}]|(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])|\\b[a-z0-9-]{1,63}\\.[a-z]{2,6}/[\\p{L}\\p{N}]`,
  "iu",
);
/** Digits with usual separators; a comma or colon ends it, so that scores and times pass. */
const DIGITS = /\+?\(?\d(?:[ ().\-/]{0,3}\d)*/g;
const LOCAL_NUMBER = /^\d{3}[ .-]\d{4}$/;
const PHONE_DIGITS = { min: 9, max: 15 } as const;
/** With more groups than this and without a leading + or 0 it is a list of numbers. */
const MAX_GROUPS = 4;

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"] as const;
const ANY_NUMBER_WORD = new RegExp(`\\b(?:${NUMBER_WORDS.join("|")})\\b`, "g");

/** Undoes the usual obfuscations of an address or a number. */
const plainly = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s*[([{]\s*(at|dot)\s*[)\]}]\s*/g, (_all, word) => (word === "at" ? "@" : "."))
    .replace(new RegExp(`\\s+(?:dot|punkt)\\s+(?=(?:${ENDINGS})\\b)`, "g"), ".")
    .replace(/\s+at\s+(?=[\p{L}\p{N}-]+\.[\p{L}]{2,})/gu, "@")
    .replace(ANY_NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word as (typeof NUMBER_WORDS)[number])));

function isPhone(run: string): boolean {
  if (LOCAL_NUMBER.test(run)) return true;
  const count = run.replace(/\D/g, "").length;
  if (count < PHONE_DIGITS.min || count > PHONE_DIGITS.max) return false;
  return /^\(?[+0]/.test(run) || run.split(/\D+/).filter(Boolean).length <= MAX_GROUPS || /^(?:\d ){8,}\d$/.test(run);
}

/** Finds contact details in a text. Many players are children: such a text is not shown to others. */
export function personalDataIn(text: string): PersonalData | undefined {
  const plain = plainly(text);
  if (EMAIL.test(plain)) return "email";
  if (URL_TEXT.test(plain)) return "url";
  return (plain.match(DIGITS) ?? []).some(isPhone) ? "phone" : undefined;
}
