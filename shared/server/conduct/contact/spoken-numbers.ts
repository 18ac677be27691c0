import { DIGITS, HUNDRED, SIGN_DIGITS, TEENS, TENS, TIMES } from "./number-words.ts";

const anyOf = (words: Iterable<string>): string =>
  [...words].toSorted((one, other) => other.length - one.length).join("|");
const DIGIT = anyOf(DIGITS.keys());
const ANY = anyOf([...DIGITS.keys(), ...TEENS.keys(), ...TENS.keys()]);

/** Not between two letters; an underscore and a digit are none. */
const whole = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "gu");
const SIGN = new RegExp([...SIGN_DIGITS.keys()].join("|"), "gu");
/** Words without a blank between them: "fivefivefive". */
const JOINED = whole(`(?:${ANY}){3,30}`);
const EACH = new RegExp(ANY, "gu");
/** "vierunddreißig": the ones before the tens. */
const ONES_FIRST = whole(`(${DIGIT})(?:und|en)(${anyOf(TENS.keys())})`);
const TENS_FIRST = whole(`(${anyOf(TENS.keys())})(?:[ _-]{1,2}(?:y |et |e )?(${DIGIT}))?`);
const ONE = whole(DIGIT);
const TEEN = whole(anyOf(TEENS.keys()));
const HUNDREDS = new RegExp(
  `(?<!\\d)([1-9]) ?(?:${HUNDRED})(?: (?:and )?(\\d\\d?)(?! ?(?:${HUNDRED}|\\d)))?(?!\\p{L})`,
  "gu",
);
const REPEATED = new RegExp(`(?<!\\p{L})(${Object.keys(TIMES).join("|")})[\\s-]{1,3}([\\do])(?![\\p{L}\\d])`, "gu");

const numberOf = (word: string): string => DIGITS.get(word) ?? TEENS.get(word) ?? TENS.get(word) ?? word;
const sum = (tens: string, ones: string | undefined): string =>
  String(Number(numberOf(tens)) + Number(ones === undefined ? 0 : numberOf(ones)));

/** Letters in a number that look like digits; behind the last digit they are units or plurals. */
const LIKE: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1", "|": "1", s: "5", z: "2", e: "3", b: "8" };
const asDigits = (text: string): string => text.replace(/[oil|szeb]/g, (sign) => LIKE[sign] ?? sign);
const MIXED = /(?<![\p{L}\p{N}])(?=[oil|szb]{0,20}\d)[\doil|szeb]*[\doil|](?![\p{L}\p{N}])/gu;
/** "55S O1O": not "55s 60s". */
const TRAILING_S = /(?<=\d)s(?=[\s._-]{1,2}\d*[oil|])/gu;
/** "555 OIO 1234". */
const BETWEEN = /(?<=\d[^\p{L}\d]{0,3})(?!lol|oil)[oil|]{1,4}(?=[^\p{L}\d]{0,3}\d)/gu;
/** Words that sound like digits, between two of them. */
const SOUNDS: Readonly<Record<string, string>> = { to: "2", too: "2", won: "1", for: "4", tree: "3", ate: "8" };
const SOUND = /(?<=(?<!\d)\d[ ,-]{1,2})(?:too?|won|for|tree|ate)(?=[ ,-]{1,2}\d(?!\d))/gu;
/** "o seven seven o o nine": the letter beside spoken digits. */
const LEADING_O = /(?<![\p{L}\p{N}])o(?=(?:[\s.,_-]{1,2}o){0,2}[\s.,_-]{1,2}\d[\s.,_-]{1,2}[\do])/gu;
const FOLLOWING_O = /(?<=\d[\s.,_-]{1,2}(?:o[\s.,_-]{1,2}){0,2})o(?![\p{L}\p{N}])/gu;

/** A text, before its signs are folded, with digits for the signs of numbers from one to nine. */
export const signDigits = (text: string): string => text.replace(SIGN, (sign) => ` ${SIGN_DIGITS.get(sign)} `);

/**
 * The digits that a text in small letters names: number words and letters among digits as the digits that they
 * stand for. Other words stay.
 */
export const spokenNumbers = (text: string): string =>
  text
    .replace(JOINED, (run) => run.replace(EACH, (word) => `${numberOf(word)} `))
    .replace(ONES_FIRST, (_all, ones: string, tens: string) => sum(tens, ones))
    .replace(TENS_FIRST, (_all, tens: string, ones?: string) => sum(tens, ones))
    .replace(TEEN, numberOf)
    .replace(ONE, numberOf)
    .replace(HUNDREDS, (_all, hundreds: string, rest?: string) => `${hundreds}${(rest ?? "").padStart(2, "0")}`)
    .replace(REPEATED, (_all, times: string, digit: string) => asDigits(digit).repeat(TIMES[times] ?? 1))
    .replace(/(?<!\p{L})plus\s{1,3}(?=\d)/gu, "+")
    .replace(TRAILING_S, "5")
    .replace(MIXED, asDigits)
    .replace(BETWEEN, asDigits)
    .replace(LEADING_O, "0")
    .replace(FOLLOWING_O, "0")
    .replace(SOUND, (word) => SOUNDS[word] ?? word);
