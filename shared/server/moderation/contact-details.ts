import { hasPhoneNumber } from "./contact/phone-numbers.ts";
import { hasHandle } from "./contact/handles.ts";
import { asLetters as lettersOf } from "./contact/services.ts";
import { signDigits } from "./contact/spoken-numbers.ts";
import { fold } from "./fold.ts";

/** What leads a child off the site. */
export type ContactDetail = "email" | "url" | "phone" | "handle";

/** Top-level domains that are not everyday words, so that "nice race.me too" passes. */
const ENDINGS =
  "com|net|org|edu|gov|info|biz|io|gg|tv|ly|app|dev|xyz|online|site|club|shop|live|link|website|co\\.uk|uk|eu|us|de|fr|es|nl|pl|ru|ca|au|nz|br|mx|jp|cn|ch|se|dk|fi";
/** Of these, the ones that nobody begins a sentence or goes on with: also with blanks around the dot. */
const PLAIN_ENDINGS = "com|org|io|gg|xyz|co\\.uk|de|fr|nl|ru";
const PROVIDERS = "gmail|hotmail|outlook|yahoo|icloud|protonmail|gmx|aol|yandex";

const EMAIL = /(?<![\p{L}\p{N}])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:[.,][\p{L}\p{N}-]{1,63}){1,8}/u;
const MAILBOX = new RegExp(`[\\p{L}\\p{N}._+-]{2,64}\\s?@\\s?(?:${PROVIDERS})(?![\\p{L}\\p{N}])`, "u");
const URL_TEXT = new RegExp(
  [
    `\\b[a-z]{2,8}:/?/`,
    `\\bwww[. ]{1,3}[\\p{L}\\p{N}]`,
    `(?<![\\p{L}\\p{N}-])[\\p{L}\\p{N}-]{2,63}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}-])[a-z0-9-]{1,63}\\.[a-z]{2,6}/[\\p{L}\\p{N}]`,
    `\\b(?:discord|dsc|bit|youtu|tinyurl|linktr)[. ](?:gg|ly|be|com|ee)\\b`,
  ].join("|"),
  "u",
);

/** Writes out what is said instead of an at sign, a dot or a slash. */
const withMarks = (text: string): string =>
  text
    // Letters one by one: "e x a m p l e".
    .replace(/(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ _-][\p{L}\p{N}@.](?![\p{L}\p{N}])){3,}/gu, (run) =>
      /\p{L}/u.test(run) ? run.replace(/[ _-]/g, "") : run,
    )
    .replace(/(?<=[a-z0-9])(DOT|AT)(?=[a-z])/g, (word) => (word === "AT" ? "@" : "."))
    .toLowerCase()
    .replace(
      /\s{0,4}[([{<*_-]{1,2}\s{0,4}(at|dot|punkt|point|slash|[.@])\s{0,4}[)\]}>*_-]{1,2}\s{0,4}/g,
      (_all, word) => (word === "at" || word === "@" ? "@" : word === "slash" ? "/" : "."),
    )
    .replace(new RegExp(`\\s{0,4}\\b(?:dot|d0t|punkt|point)\\s{0,4}(?=(?:${ENDINGS})\\b)`, "g"), ".")
    .replace(new RegExp(` [.,] ?(?=(?:${PLAIN_ENDINGS})\\b)|[.,] ?(?=(?:com|org|co\\.uk)\\b)`, "g"), ".")
    .replace(/\s{1,4}(?:slash|\/)\s{1,4}/g, "/")
    .replace(/\s{1,4}at\s{1,4}(?=[\p{L}\p{N}-]{1,63}\.\p{L}{2,})/gu, "@")
    .replace(
      new RegExp(
        `(?<=[\\d._]|\\b(?:is|at|mail|email|me|:)\\s[\\p{L}]{2,30})\\s{1,4}at\\s{1,4}(?=(?:${PROVIDERS})\\b)`,
        "gu",
      ),
      "@",
    )
    .replace(/\s{0,4}@\s{0,4}(?=[\p{L}\p{N}-]{1,63}[.,]\p{L}{2,})/gu, "@");

/** Digits inside a word as the letters that they stand for. */
const asLetters = (text: string): string =>
  text.replace(/(?<=\p{L})[01345!$](?=\p{L})|(?<![\p{L}\p{N}])[15!](?=\p{L}{2})/gu, lettersOf);

/** Finds contact details in a text. Many players are children: such a text is not shown to others. */
export function contactDetailIn(text: string): ContactDetail | undefined {
  const folded = fold(signDigits(text));
  const marked = withMarks(folded);
  if (EMAIL.test(marked) || MAILBOX.test(marked)) return "email";
  if (URL_TEXT.test(marked)) return "url";
  if ([marked, asLetters(marked)].some(hasHandle)) return "handle";
  return hasPhoneNumber(folded.toLowerCase()) ? "phone" : undefined;
}
