import { hasPhoneNumber } from "./contact/phone-numbers.ts";
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

/** Places where others write to each other; in this game nobody needs their names beside another name. */
const APPS =
  "snap(?:chat)?|insta(?:gram)?|ig|discord|disc|dc|tik ?tok|telegram|tg|whats ?app|kik|skype|roblox|rblx|twitch|youtube|yt|facebook|fb|messenger|twitter|we ?chat|viber|guilded|xbox|psn|fortnite|gamertag|minecraft";
const SERVICES = `${APPS}|steam|epic`;
/** Everyday words, too: they need more beside them. */
const PLAIN_SERVICES = "line|signal|zoom|steam|epic";
const WHAT = "(?: ?(?:name|user ?name|user|id|tag|handle|acc|account|number|code))?";
const HANDLE = "@?[\\p{L}\\p{N}_.-]{3,32}";
const ODD_HANDLE = "@?(?=[\\p{L}_.-]{0,31}\\d|[\\p{L}\\d.-]{0,31}_)[\\p{L}\\p{N}_.-]{3,32}";
/** In a name, words that are joined mean less: "snap_dragon". */
const NUMBERED_HANDLE = "(?=[\\p{L}_.-]{0,31}\\d)[\\p{L}\\p{N}_.-]{3,32}";

const HANDLES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}_.])[\p{L}\p{N}_.]{2,32}#\d{4}(?!\d)/u,
  new RegExp(`\\b(?:${SERVICES})${WHAT} ?(?::|=|->|@) ?${HANDLE}`, "u"),
  new RegExp(`\\b(?:my|our) (?:${SERVICES})${WHAT} ?(?:is|:|=|-)? ?${HANDLE}`, "u"),
  new RegExp(`\\b(?:my|our) (?:${PLAIN_SERVICES})${WHAT} ?(?:is|:|=|-) ?${ODD_HANDLE}`, "u"),
  new RegExp(`\\b(?:${PLAIN_SERVICES})${WHAT}(?: ?(?:is|[:=>]) ?| )${ODD_HANDLE}`, "u"),
  new RegExp(`\\b(?:${APPS})${WHAT}(?![\\p{L}_.-]) ?(?:is|:|=|>)? ?${ODD_HANDLE}`, "u"),
  new RegExp(`\\b(?:${APPS})${WHAT} ?[_.-] ?${NUMBERED_HANDLE}`, "u"),
  new RegExp(`${ODD_HANDLE} (?:on|at|in|@) (?:my )?(?:${SERVICES})\\b`, "u"),
  new RegExp(
    `\\b(?:add|follow|dm|pm|message|msg|text|hmu|hit|find|friend|contact|call|reach|talk|chat)(?: (?:me|us|to me|with me|up|me up))? (?:on|at|in|via|through|over|thru) (?:my |our )?(?:${SERVICES}|${PLAIN_SERVICES})\\b`,
    "u",
  ),
  new RegExp(`@[\\p{L}\\p{N}_.]{3,32} (?:on|at) (?:${SERVICES})\\b`, "u"),
  new RegExp(`\\bjoin (?:my|our|the|this)(?: [\\p{L}]{1,20})? (?:${SERVICES})\\b`, "u"),
];

const LETTERS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", "!": "i", $: "s" };
/** Digits inside a word as the letters that they stand for. */
const asLetters = (text: string): string =>
  text.replace(/(?<=\p{L})[01345!$](?=\p{L})|(?<![\p{L}\p{N}])[15!](?=\p{L}{2})/gu, (sign) => LETTERS[sign] ?? sign);

/** Finds contact details in a text. Many players are children: such a text is not shown to others. */
export function contactDetailIn(text: string): ContactDetail | undefined {
  const folded = fold(signDigits(text));
  const marked = withMarks(folded);
  if (EMAIL.test(marked) || MAILBOX.test(marked)) return "email";
  if (URL_TEXT.test(marked)) return "url";
  const readings = [marked, asLetters(marked)];
  if (readings.some((reading) => HANDLES.some((handle) => handle.test(reading)))) return "handle";
  return hasPhoneNumber(folded.toLowerCase()) ? "phone" : undefined;
}
