import { fold } from "../fold.ts";
import { isCommonWord } from "./lexicon.ts";

/** Top-level domains that are no words: what stands before such a one is an address. */
export const PLAIN_ENDINGS = `c[o0]m|net|org|edu|gov|biz|io|tv|ly|xyz|dev|eu|co\\.uk|uk|ru|cc|ai|tk|ml|kr|jp|cn|vn|gr|cz|hu|ro|website|mobi|icu|xn--[a-z0-9-]+|${fold("рф|укр|中国").toLowerCase()}`;
/** Those that are words as well, somewhere: with a word before it, a blank may just be missing. */
export const WORD_ENDINGS =
  "me|co|to|in|it|at|be|is|st|fm|ga|cf|gq|pw|so|us|no|za|tr|pt|ie|my|la|fi|ca|au|es|se|dk|ch|mx|br|nz|il|gg|gl|de|fr|nl|pl|info|app|live|link|online|site|shop|club|store|fun|games?|pro|one|top|vip|chat|social|world|space|blog|news|cloud|art|page|zone|email|name|team|party|studio|life|tech|wtf|lol|group|design|click|win|wiki";
export const ALL_ENDINGS = `${PLAIN_ENDINGS}|${WORD_ENDINGS}`;
export const MAIN_ENDINGS = "c[o0]m|net|org|co\\.uk";
export const PROVIDERS = "gmail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|gmx|aol|yandex";

/** Whether the part of a name before its ending is no word of a language: digits and hyphens make it a name. */
export const isDomain = (label: string): boolean =>
  /[\d-]\p{L}|\p{L}[\d-]/u.test(label) || !isCommonWord(label.toLowerCase());

/** "period in the lab", "point to Ada", "punto de partida": how a sentence goes on behind a word for a full stop. */
const GOES_ON = new RegExp(
  `^(?:period (?:${WORD_ENDINGS})|(?:point|punto|ponto) de|(?!d)\\p{L}+ (?:to|in|it|at|be|is|so|us|no|my|me|la|es|se|team|name|one|top|group|party))$`,
  "u",
);
/** "3rd", "2026". */
const ORDINAL = /^\d+(?:st|nd|rd|th)?$/;
const IS_WORD = new RegExp(`^(?:${WORD_ENDINGS})$`);

/** Whether the ending behind a spoken dot is one: "racer dot club", not "3rd period club". */
export const isEndingSaid = (label: string, word: string, ending: string): boolean =>
  !GOES_ON.test(`${word} ${ending}`) && !(ORDINAL.test(label) && IS_WORD.test(ending));
