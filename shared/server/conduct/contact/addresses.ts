import { fold } from "../fold.ts";
import {
  ALL_ENDINGS,
  isDomain,
  isEndingSaid,
  MAIN_ENDINGS,
  PLAIN_ENDINGS,
  PROVIDERS,
  WORD_ENDINGS,
} from "./domains.ts";
import { nameKindOf } from "./lexicon.ts";

const LETTER = "[\\p{L}\\p{N}]";
const ENDS = `(?!${LETTER})`;
const STARTS = `(?<!${LETTER})`;
const LABEL = "[\\p{L}\\p{N}-]{1,63}";

const EMAILS: readonly RegExp[] = [
  `${STARTS}[\\p{L}\\p{N}._%+-]{1,64}@${LABEL}(?:[.,]${LABEL}){0,7}[.,]\\p{L}[\\p{L}\\p{N}-]{1,62}`,
  `${STARTS}[\\p{L}\\p{N}._%+-]{1,64}@{1,3}[\\p{L}\\p{N}-]{2,63}[^\\p{L}\\p{N}@]{1,4}(?:${MAIN_ENDINGS}|de|ru|fr)${ENDS}`,
  `(?<![\\p{L}\\p{N}._+-])[\\p{L}\\p{N}._+-]{2,64}\\s?@\\s?(?:${PROVIDERS})${ENDS}`,
  `(?<![\\p{L}\\p{N}._+-])[\\p{L}\\p{N}._+-]{2,64}@(?:proton|live|msn|web|mail|t-online)${ENDS}`,
  `(?:[\\d._]|${STARTS}(?:is|mail|email|me|:)\\s\\p{L}{2,30})\\s{1,4}at\\s{1,4}(?:${PROVIDERS})${ENDS}`,
  `${STARTS}(?:dot|punkt|underscore|minus) \\p{L}{1,30} at (?:${PROVIDERS})${ENDS}`,
].map((pattern) => new RegExp(pattern, "u"));
/** "ada at gmail", "ada gmail". */
const MAILBOX = new RegExp(
  `(?<![\\p{L}\\p{N}._-])([a-z0-9._-]{3,32})(?: (?:at|on|with) (?:${PROVIDERS})| ?[([ ] ?(?:gmail|hotmail|gmx|icloud|protonmail))${ENDS}`,
  "u",
);

const URLS: readonly RegExp[] = [
  `\\b[a-z]{2,8}:/?/`,
  `\\bw{3,4}[^\\p{L}\\p{N}\\s]{1,3}${LETTER}`,
  `(?<![\\p{L}\\p{N}-])${LABEL}\\.(?:${MAIN_ENDINGS})${ENDS}`,
  `${STARTS}(?:google|youtube|roblox|discord|instagram|facebook|twitch|tiktok|steamcommunity|gmail|outlook|yahoo) (?:com|tv)${ENDS}`,
  `(?<![\\p{L}\\p{N}-])[\\p{L}\\p{N}-]{2,63}\\.(?:${PLAIN_ENDINGS})${ENDS}`,
  `(?<![\\p{L}\\p{N}-])[a-z0-9-]{1,63}\\.[a-z]{2,6}/${LETTER}`,
  `\\b(?:discord|disc|dsc|bit|youtu|tinyurl|linktr)\\s?[., ]\\s?(?:gg|ly|be|com|ee)\\b`,
  `(?:^|[\\s.])gg/(?!wp|gl)[a-z0-9]{3,}`,
  `${STARTS}(?:t[ .,]{0,3}me|youtu[ .,]{0,3}be|tinyurl|bitly|linktree) ?/ ?\\+?${LETTER}`,
  `${STARTS}zoom\\.us${ENDS}`,
  `${LETTER}\\.web\\.app${ENDS}`,
  `${STARTS}t (?:dot|punkt) me ?/`,
  `${STARTS}youtu dot be`,
].map((pattern) => new RegExp(pattern, "u"));
const SITE = new RegExp(`(?<![\\p{L}\\p{N}-])([\\p{L}\\p{N}-]{2,63})\\.(?:${WORD_ENDINGS})${ENDS}`, "gu");
const WWW = /\bw{3,4}[^\p{L}\p{N}]{1,4}([\p{L}\p{N}-]{2,63})/u;
const SERVER = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)(?::\d{2,5})?/gu;

/** "123.45.67.89", not "1.2.3.4" or "12.06.20.26". */
function isServer(address: string, before: string): boolean {
  const [host = "", port] = address.split(":");
  const parts = host.split(".");
  if (!parts.every((part) => Number(part) <= 255 && String(Number(part)) === part)) return false;
  return port !== undefined || host.length >= 11 || /(?:ip|server|join|connect)[\s:]{1,3}$/.test(before);
}

const DOT_WORDS = `dot|d0t|dott|dawt|doht|daht|d[. ]o[. ]t|punkt|point|punto|ponto|period|full stop|tochka|nokta|kropka|${fold("точка").toLowerCase()}`;
const AT_WORDS = "at|arroba|arobase|klammeraffe|at[ -]sign";
const WRAP = "[()[\\]{}<>*_«»'\"/|~=+:#^%`“”‘’‹›【】「」\\\\!$&;?-]{1,2}";
const WRAPPED = new RegExp(
  `\\s{0,4}${WRAP}\\s{0,4}(${AT_WORDS}|${DOT_WORDS}|slash)\\s{0,4}${WRAP}\\s{0,4}|\\s{0,4}[([{<*_-]{1,2}\\s{0,4}([.@])\\s{0,4}[)\\]}>*_-]{1,2}\\s{0,4}`,
  "gu",
);
const SPOKEN_DOT = new RegExp(
  `(?<![\\p{L}\\p{N}-])(${LABEL})[\\s_.-]{1,4}(${DOT_WORDS})[\\s_.-]{1,4}(${ALL_ENDINGS})${ENDS}`,
  "gu",
);
const DOTCOM = new RegExp(`(?<![\\p{L}\\p{N}-])(${LABEL}) dot(com|net|org)${ENDS}`, "gu");
const SPACED_COM = new RegExp(`\\s?[.,]\\s?c\\so\\sm${ENDS}`, "gu");
const GLUED_DOT = new RegExp(`(?<=[a-z0-9]{2})(?:dot|d0t)(?=(?:${MAIN_ENDINGS}|de)${ENDS})`, "gu");
/** What "dot com" follows in talk about it. */
const ARTICLE =
  /^(?:the|a|an|at|of|in|this|that|and|or|old|first|big|my|our|no|is|le|la|un|une|der|die|das|am|ein|el)$/;
/** "example_com". */
const NO_DOT = new RegExp(`(?<![\\p{L}\\p{N}-])([\\p{L}\\p{N}]{3,63})[_:;|*°'’/\\\\-](?=com${ENDS})`, "gu");
const LOOSE_DOT = new RegExp(
  `(?<![\\p{L}\\p{N}-])(${LABEL})(?:\\s{1,3}[.,]\\s{0,3}(?:com|net|org|io|xyz|co\\.uk|ru)|[.,]\\s{0,3}(?:com|co\\.uk|org))(?![\\p{L}\\p{N}'])`,
  "gu",
);

const asWord = (word: string): string =>
  new RegExp(`^(?:${AT_WORDS}|@)$`, "u").test(word) ? "@" : word === "slash" ? "/" : ".";

/** Letters one by one, "e x a m p l e": with a dot before what ends them. */
const gathered = (run: string, between: RegExp): string =>
  /\p{L}/u.test(run)
    ? run
        .replace(between, "")
        .replace(/(?<=[^.]{3})(?=(?:com|net|org)$)/i, ".")
        .replace(/\.{2,}/g, ".")
    : run;

const gatherLetters = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\s_*/|~+-]{1,3}[\p{L}\p{N}@.](?![\p{L}\p{N}])){3,}/gu, (run) =>
      gathered(run, /[\s_*/|~+-]/gu),
    )
    .replace(/(?<![\p{L}\p{N}.])\p{L}(?:\.\p{L}(?![\p{L}\p{N}])){3,}/gu, (run) => gathered(run, /\./gu))
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[ ._-]\p{L}(?![\p{L}\p{N}])){1,2}(?= ?[:=])/gu, (run) =>
      run.replace(/[ ._-]/g, ""),
    );

/** A capital behind a full stop begins a sentence whose blank is missing: "Great race.Us too". */
const apart = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}-])([\p{L}\p{N}-]{1,63})\.(?=(\p{Lu}\p{Ll}+))/gu, (all, label: string, next: string) =>
    isDomain(label) || (next === "Com" && /^\p{Lu}/u.test(label)) ? all : `${label}. `,
  );

/** A folded text in small letters, with the marks of addresses for what is said or set instead of them. */
export const withMarks = (text: string): string =>
  apart(gatherLetters(text))
    .replace(/(?<=[a-z0-9])(DOT|AT)(?=[a-z])/g, asMark)
    .replace(/(?<=[a-z0-9])(Dot|At)(?=\p{Lu})/gu, asMark)
    .toLowerCase()
    .replace(WRAPPED, (_all, word?: string, mark?: string) => asWord(word ?? mark ?? "."))
    .replace(SPOKEN_DOT, (all, label: string, word: string, ending: string) => {
      const isMain = new RegExp(`^(?:${MAIN_ENDINGS})$`).test(ending) && word.startsWith("d") && !ARTICLE.test(label);
      return isMain || (isDomain(label) && isEndingSaid(label, word, ending)) ? `${label}.${ending}` : all;
    })
    .replace(DOTCOM, (all, label: string, ending: string) => (isDomain(label) ? `${label}.${ending}` : all))
    .replace(GLUED_DOT, ".")
    .replace(SPACED_COM, ".com")
    .replace(LOOSE_DOT, (all, label: string) =>
      isDomain(label) ? all.replace(/\s|[.,]\s*/gu, (sign) => (/[.,]/.test(sign) ? "." : "")) : all,
    )
    .replace(NO_DOT, (all, label: string) => (isDomain(label) ? `${label}.` : all))
    .replace(/\s{1,4}(?:slash|\/)\s{1,4}/g, "/")
    .replace(
      new RegExp(
        `[\\s_]{1,4}(?:${AT_WORDS})[\\s_]{1,4}(?=(?:${LABEL}\\.){1,4}(?:${PLAIN_ENDINGS}|de|fr)${ENDS})`,
        "gu",
      ),
      "@",
    )
    .replace(new RegExp(`\\s{0,4}@\\s{0,4}(?=(?:${LABEL}[.,]){1,4}(?:${PLAIN_ENDINGS}|de|fr)${ENDS})`, "gu"), "@");

const asMark = (word: string): string => (word.toLowerCase() === "at" ? "@" : ".");

export const hasEmail = (text: string): boolean =>
  EMAILS.some((email) => email.test(text)) || nameKindOf(MAILBOX.exec(text)?.[1] ?? "") === "unknown";

export const hasUrl = (text: string): boolean =>
  URLS.some((url) => url.test(text)) ||
  isDomain(WWW.exec(text)?.[1] ?? "is") ||
  Array.from(text.matchAll(SITE)).some(([, label = ""]) => label.length > 2 && isDomain(label)) ||
  Array.from(text.matchAll(SERVER)).some(({ 0: address, index }) =>
    isServer(address, text.slice(Math.max(0, index - 12), index)),
  );
