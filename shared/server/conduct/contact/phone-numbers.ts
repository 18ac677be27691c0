import { isList, isSeries, isSortedFromZero, type NumberRun } from "./number-lists.ts";
import { withoutPlainFigures } from "./plain-figures.ts";
import { spokenNumbers } from "./spoken-numbers.ts";

/** What stands between the parts of one number: no letters, or words for its marks and for going on. */
const BETWEEN =
  /^(?:[^\p{L}\d]|(?<!\p{L})(?:then|and|und|dann|et|puis|y|e|luego|dash|minus|hyphen|space|dot|point|punkt|punto|next|comma|komma|coma|slash|strich|bindestrich|tiret|guion|espace|espacio)(?!\p{L}))*$/u;
const LONGEST_GAP = 40;

interface Run extends NumberRun {
  readonly start: number;
  readonly end: number;
}

/** The numbers of a text, as far as they belong together. */
function runsIn(text: string): readonly Run[] {
  const runs: { groups: string[]; gaps: string[]; start: number; end: number }[] = [];
  for (const { 0: group, index } of text.matchAll(/\d+/g)) {
    const run = runs.at(-1);
    const gap = run === undefined ? "" : text.slice(run.end, index);
    if (run !== undefined && gap.length <= LONGEST_GAP && BETWEEN.test(gap)) {
      run.groups.push(group);
      run.gaps.push(gap);
      run.end = index + group.length;
    } else {
      runs.push({ groups: [group], gaps: [], start: index, end: index + group.length });
    }
  }
  return runs;
}

const DIGITS = { min: 9, max: 15, minToCall: 7 } as const;
/** With more groups than this and without a leading + or 0 it is a list of numbers. */
const MOST_GROUPS = 4;
/** So many single digits are spelled out, not listed. */
const SINGLES = 6;
const NEAR = 25;

/** Who writes one of these before digits, or right behind them, means a telephone. */
const CALL =
  /(?<!\p{L})(?:(?:call|ring|text|txt|sms|message|msg|whatsapp|dial|reach|contact)(?: me| us)?(?: (?:at|on|up|back))?|(?:my|our|meine?|mon|mi|phone|tel|cell|mobile|call|contact)\.? (?:number|num|no|nr|nummer|numero|digits|cell|phone|mobile|handy|portable|movil|celular|telefon|telefono|telephone)|phone|fone|telephone|telefono?|telefone|telefoon|tfno|tel|mobile|mob|cell|cellphone|whatsapp|handy|handynummer|telefonnummer|rufnummer|ruf(?: mich)? an|movil|celular|portable|appelle(?:z)?(?:[ -]moi)?|llama(?:me)?|zalo|sdt|ph)(?: (?:is|ist|es|est|er|ar))?[\s:=.,>-]{0,4}\+?\(?$|[☎📞📱☏✆🤙][\s:]{0,4}\+?$/u;
const NUMBER_WORD = /(?<!\p{L})(?:number|nummer|numero|nr|no|num)(?: (?:is|ist|es|est|er|ar))?[\s:=.-]{0,3}$/u;
/** "race no. 1234567". */
const COUNTED =
  /(?:race|car|team|text|level|lap|page|game|round|room|bus|player|word|season|rennen|auto|runde)\s?\S{0,7}[\s:=.-]{0,3}$/u;
const CALLED = /^[\s,]{0,2}(?:mobile|cell|call me|text me|ruf(?: mich)? an|whatsapp)(?!\p{L})/u;

function isCalled(text: string, { start, end }: Run): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  return (
    CALL.test(before) || (NUMBER_WORD.test(before) && !COUNTED.test(before)) || CALLED.test(text.slice(end, end + NEAR))
  );
}

/** "501-1000", "500-1499": so many races. */
const RANGE = /^\d(?:0|5)[01]-[1-9]\d(?:00|50|49|99)$/;

/** "555-0123": a number of one's own town. */
const isLocal = ({ groups, gaps: [gap = ""] }: Run): boolean =>
  groups.length === 2 &&
  groups[0]?.length === 3 &&
  groups[1]?.length === 4 &&
  /^[.\-_]$/.test(gap) &&
  !RANGE.test(groups.join("-"));

const isRound = (digits: string): boolean =>
  /^(?:[1-9]\d0{7}|[1-9]0{8}|10{9})$/.test(digits) || /^(?:123456789|987654321)$/.test(digits);

/** "8 912 345 67 89". */
const IN_RUSSIA = /^[78] 9\d\d \d{3} \d\d \d\d$/;

/** A trunk or country code: "06 12", "0 6 12", "+33", "8 (912)". */
function hasPrefix(text: string, { groups, gaps, start }: Run): boolean {
  const [first = "", second = ""] = groups;
  const isMarked = /\+\(?$/.test(text.slice(Math.max(0, start - 2), start)) && !gaps.some((gap) => gap.includes("+"));
  const isTrunk = first.startsWith("0") && (first.length > 1 || second.length < 3);
  const isRussian = (/^[78]$/.test(first) && gaps[0]?.includes("(")) === true || IN_RUSSIA.test(groups.join(" "));
  return isMarked || isTrunk || isRussian;
}

function isPhone(text: string, run: Run, isInWords: boolean): boolean {
  const { groups } = run;
  const digits = groups.join("");
  const isWanted = isCalled(text, run);
  const min = isWanted ? DIGITS.minToCall : DIGITS.min - (isInWords && digits.startsWith("0") ? 1 : 0);
  if (digits.length < min || digits.length > DIGITS.max) return isLocal(run) && !isList(run);
  if (isSeries(run)) return false;
  if (isWanted && groups.length <= 3) return !/^[1-9]0+$/.test(digits);
  const isSpelled = groups.filter(({ length }) => length === 1).length >= SINGLES;
  if (isInWords || (hasPrefix(text, run) && !isSortedFromZero(run))) return true;
  if (isList(run) || (groups.length === 1 && isRound(digits))) return false;
  return isSpelled || groups.length <= MOST_GROUPS;
}

const digitsOf = (text: string): number => text.match(/\d/g)?.length ?? 0;

/** Whether a text in small letters holds a telephone number, in digits or in words. */
export function hasPhoneNumber(text: string): boolean {
  const spoken = spokenNumbers(text);
  const [inDigits, inAll] = [digitsOf(text), digitsOf(spoken)];
  const isInWords = inAll - inDigits >= Math.max(3, inDigits / 3);
  const plain = [withoutPlainFigures(text), withoutPlainFigures(spoken)] as const;
  return plain.some((reading, at) => runsIn(reading).some((run) => isPhone(reading, run, at === 1 && isInWords)));
}
