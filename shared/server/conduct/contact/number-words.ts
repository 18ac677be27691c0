import { fold } from "../fold.ts";

/** Digits as words, in the languages that are read most here, and as they are misspelled past a filter. */
const DIGIT_WORDS: readonly string[] = [
  "zero zer0 z3ro null cero nil nought naught oh nul nolla noll sifir khong shunya ноль нуль",
  "one 0ne on3 eins uno un um uma ein een jeden bir mot ett один одна",
  "two tw0 tow zwei zwo dos deux due dois duas twee dwa iki hai tva два две",
  "three thre3 thr33 tree drei tres trois tre drie trzy uc ba три",
  "four f0ur 4our fower vier cuatro quatre quattro quatro cztery dort bon fyra четыре",
  "five f1ve fiv3 5ive fife fünf funf fuenf cinco cinq cinque vijf piec bes nam fem пять",
  "six s1x sechs seis sei zes szesc alti sau sex шесть",
  "seven s3ven sev3n 7even sieben siete sept sette sete zeven siedem yedi bay sju семь",
  "eight e1ght 8ight acht ocho huit otto oito osiem sekiz tam atta восемь",
  "nine n1ne nin3 9ine niner neun nueve neuf nove negen dziewiec dokuz chin nio девять",
];

/** Numbers of two digits as words. */
const TEEN_WORDS: readonly string[] = [
  "ten zehn diez dix dieci dez tien dziesiec muoi",
  "eleven elf once onze undici",
  "twelve zwölf zwolf zwoelf doce douze dodici doze twaalf",
  "thirteen dreizehn trece treize tredici treze dertien",
  "fourteen vierzehn catorce quatorze quattordici veertien",
  "fifteen fünfzehn funfzehn fuenfzehn quince quinze quindici vijftien",
  "sixteen sechzehn dieciseis seize sedici zestien",
  "seventeen siebzehn diecisiete diciassette zeventien",
  "eighteen achtzehn dieciocho diciotto achttien",
  "nineteen neunzehn diecinueve diciannove negentien",
];

const TENS_WORDS: readonly string[] = [
  "twenty zwanzig veinte vingt venti vinte twintig",
  "thirty dreißig dreissig treinta trente trenta trinta dertig",
  "forty fourty vierzig cuarenta quarante quaranta quarenta veertig",
  "fifty fünfzig funfzig fuenfzig cincuenta cinquante cinquanta cinquenta vijftig",
  "sixty sechzig sesenta soixante sessanta sessenta zestig",
  "seventy siebzig setenta settanta zeventig",
  "eighty achtzig ochenta ottanta oitenta tachtig",
  "ninety neunzig noventa novanta negentig",
];

export const HUNDRED = "hundred|hundert|cien(?:to)?|cents?|cento|honderd";
export const TIMES: Readonly<Record<string, number>> = {
  double: 2,
  doppel: 2,
  doble: 2,
  triple: 3,
  treble: 3,
  dreifach: 3,
  quadruple: 4,
};

const valuesOf = (lines: readonly string[], valueAt: (line: number) => number): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((words, line) =>
      fold(words)
        .toLowerCase()
        .split(" ")
        .map((word) => [word, String(valueAt(line))] as const),
    ),
  );

export const DIGITS = valuesOf(DIGIT_WORDS, (line) => line);
export const TEENS = valuesOf(TEEN_WORDS, (line) => line + 10);
export const TENS = valuesOf(TENS_WORDS, (line) => (line + 2) * 10);

/** Signs from one to nine, of which the compatibility forms make no digits. */
const SIGNS: readonly string[] = [
  "一二三四五六七八九",
  "壹贰叁肆伍陆柒捌玖",
  "〡〢〣〤〥〦〧〨〩",
  "ⅠⅡⅢⅣⅤⅥⅦⅧⅨ",
  "ⅰⅱⅲⅳⅴⅵⅶⅷⅸ",
  "㊀㊁㊂㊃㊄㊅㊆㊇㊈",
  "㈠㈡㈢㈣㈤㈥㈦㈧㈨",
  "፩፪፫፬፭፮፯፰፱",
  "𝍠𝍡𝍢𝍣𝍤𝍥𝍦𝍧𝍨",
  "🕐🕑🕒🕓🕔🕕🕖🕗🕘",
  "⚀⚁⚂⚃⚄⚅",
];
export const SIGN_DIGITS: ReadonlyMap<string, string> = new Map([
  ...["〇", "零"].map((sign) => [sign, "0"] as const),
  ...SIGNS.flatMap((signs) => Array.from(signs, (sign, at) => [sign, String(at + 1)] as const)),
]);
