/**
 * Figures that are no part of a telephone number, however many digits they have: dates, times, amounts, decimals,
 * scores of matches. Each stands alone: with further digits beside it a pair could be part of a number.
 */
const START = "(?<![\\d\\p{L}+]|\\d[.,:/=-])";
const END = "(?![\\d\\p{L}]|[.,:/=-]\\d)";
const YEAR = "(?:19|20)\\d{2}";
const UNITS =
  "xp|exp|experience|points|pts|punkte|puntos|pontos|cash|coins|credits|words?|worter|mots|palabras|races?|rennen|courses|carreras|keys?|keystrokes|letters|characters|chars|signs|strokes|people|players|members|miles?|seconds|secs?|minutes|mins?|hours|days|times|bytes|[kmg]b|[kcm]?m|km/h|m/s|[kmg]?hz|kg|wpm|ppm|cpm|apm|erfahrung|anschlage|millionen|million|erfahrungspunkte|euros?|dollars?|%|€|\\$|£|¥";
/** A pair of scores or a fraction: "4-2", "25:23", "1/2". */
const PAIR = "(?:0|[1-9]\\d{0,2}) ?[-:/] ?(?:0|[1-9]\\d{0,2})";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const MONTH = "(?:0?[1-9]|1[0-2])";
const DECIMAL = "(?:0|[1-9]\\d{0,2})[.,]\\d{1,2}";

const FIGURES: readonly RegExp[] = [
  // Dates and times.
  `${START}${YEAR}[-./]\\d{1,2}[-./]\\d{1,2}(?!\\d)`,
  `(?<![\\d./])\\d{1,2}[./]\\d{1,2}[./](?:19|20)?\\d{2}(?![\\d/]|\\.\\d)`,
  `(?<!\\d)\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\.\\d{1,3})?(?!\\d)`,
  `${START}${DAY}[./]${MONTH}\\.?(?:[\\s,-]{1,3}${DAY}[./]${MONTH}\\.?){1,20}${END}`,
  // Amounts, with their thousands in groups or beside what they count.
  `(?<![\\d,.])\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?(?![\\d,])(?!, ?\\d)`,
  `${START}[1-9]\\d{0,2}(?:[.'’]\\d{3}){2,4}(?:,\\d{1,2})?${END}`,
  `${START}[1-9]\\d{0,2}(?: \\d{3}){0,4} 000(?: ?[-,;/&]? ?[1-9]\\d{0,2}(?: \\d{3}){0,4} 000){0,20}(?! ?\\d)${END}`,
  `${START}[1-9]\\d?(?: \\d{3}){2,4}(?! ?\\d)${END}`,
  `(?<!\\d)[$€£¥] ?\\d{1,7}(?:[.,]\\d{1,2})?${END}(?!\\d)`,
  `${START}\\d{1,6}[.,]\\d{1,2} ?[$€£¥%]`,
  `(?<![\\d+]|\\d[^\\p{L}\\d]{1,2})[1-9]\\d*(?:[ .,'’]\\d{3})*(?:[.,]\\d{1,2})?(?: ?(?:[-–/]|to|or|and|bis) ?[1-9]\\d*(?:[ .,'’]\\d{3})*){0,4} ?(?:${UNITS})(?![\\p{L}\\d])`,
  `\\+\\d{1,9} ?(?:${UNITS})(?![\\p{L}\\d])`,
  // Decimals.
  `${START}\\d{1,3}\\.\\d{1,2}(?= ?(?:%|wpm))`,
  `${START}(?:0|[1-9]\\d?)[.,]\\d{3,}(?:e\\d{1,3})?${END}(?! ?\\d)`,
  `${START}${DECIMAL}(?:(?:, |[\\s;/]){1,3}${DECIMAL}){1,30}${END}(?! ?\\d)`,
  // Scores of matches.
  `${START}${PAIR}(?:[\\s,;()|]{1,3}${PAIR}){1,30}\\)?${END}(?! ?\\d)`,
  // The result of a calculation, powers of two.
  `(?<=[\\d!)] ?= ?)(?<!=\\d{1,6} ?= ?)\\d+${END}|(?<=\\d ?[x×*^/] ?)\\d+(?= ?=)|(?<!\\d)\\d{1,17}(?= ?[x×*^] ?\\d+ ?=)`,
  `(?<![\\d ]|\\d )(?=[01 ]*1)(?=[01 ]*0)(?:[01]{4} ?){2,8}(?! ?\\d)`,
  // Versions, colours and numbers of books.
  `${START}\\d{1,3}\\.0\\.\\d{1,5}\\.\\d{1,4}${END}`,
  `rgba?[ (:]{1,2}\\d{1,3}[, ]{1,2}\\d{1,3}[, ]{1,2}\\d{1,3}`,
  `isbn(?:-1[03])?:? ?[\\d-]{10,17}`,
  `#[\\da-f]{6}(?![\\da-f])`,
].map((pattern) => new RegExp(pattern, "gu"));

/** A text without such figures. What stands instead of one parts the digits beside it. */
export const withoutPlainFigures = (text: string): string =>
  FIGURES.reduce((rest, figure) => rest.replace(figure, " figure "), text);
