/** Numbers of a text with what stands between them. */
export interface NumberRun {
  readonly groups: readonly string[];
  readonly gaps: readonly string[];
}

const isEqual = (values: readonly number[]): boolean => values.every((value) => value === values[0]);

/** "1, 2, 3", "30 25 20", "256 512 1024", "5 5 5 5". */
function isCounted(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  const factors = values.slice(1).map((value, at) => value / (values[at] ?? 1));
  return isEqual(steps) || isEqual(factors);
}

/** "1 1 2 3 5 8 13", "12 34 56 78 90": longer than the groups of a telephone number. */
function isSorted(values: readonly number[], min = 5): boolean {
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  return values.length >= min && (steps.every((step) => step >= 0) || steps.every((step) => step <= 0));
}

/** "3 1 2 1 5": who came first to fifth. */
const PLACES = /^[1-5]$/;
const DIGIT_KEYS = "1 2 3 4 5 6 7 8 9 0";
/** π, e, φ and √2, digit by digit. */
const CONSTANTS = /^(?:31415|27182|16180|14142)/;
/** "0900-1200, 1300-1600". */
const TIME = /^(?:[01]\d|2[0-4])[0-5][05]$/;
const YEAR = /^(?:1[0-9]|20)\d\d$/;
const TOP_SPEED = 399;

const isNear = (values: readonly number[]): boolean => Math.max(...values) <= Math.min(...values) * 1.5;

/** 3-3-4 and 3-4, also behind a 1, are telephone numbers rather than lists. */
const PHONE_SHAPE = /^(?:1-)?(?:3-)?3-4$/;
const shapeOf = (groups: readonly string[]): string => groups.map(({ length }) => length).join("-");

/** Whether numbers are counted, or places: in words, too, nobody calls them. */
export const isSeries = ({ groups }: NumberRun): boolean =>
  (groups.length > 2 && isCounted(groups.map(Number))) || groups.every((group) => PLACES.test(group));

/** "0 5 12 40 100": a lone zero is a number, "06" begins one. */
export const isSortedFromZero = ({ groups }: NumberRun): boolean => groups[0] === "0" && isSorted(groups.map(Number));

/** Whether numbers are a list of speeds, places, years, scores or the like: what nobody calls. */
export function isList(run: NumberRun): boolean {
  const { groups, gaps } = run;
  if (groups.length < 2) return false;
  const values = groups.map(Number);
  if (isSeries(run) || CONSTANTS.test(groups.join("")) || groups.join(" ") === DIGIT_KEYS) return true;
  const hasRoundOnly = values.every((value) => value >= 100 && value % (value < 1_000 ? 10 : 50) === 0);
  if (hasRoundOnly || groups.every((group) => TIME.test(group))) return true;
  if (groups.some((group) => group.length > 1 && group.startsWith("0"))) return false;
  const isLong = groups.every(({ length }) => length > 2);
  if (isSorted(values, isLong ? 4 : 5)) return true;
  if (groups.length > 2 && groups.every((group) => YEAR.test(group))) return true;
  if (groups.length > 2 && isLong && isNear(values)) return true;
  const singles = groups.filter(({ length }) => length === 1).length;
  if (groups.length > 2 && singles < 3 && values.every((value) => value <= TOP_SPEED)) return true;
  const isDivided = gaps.every((gap) => /^ ?[,;/|&] $|^(?: and| und| et| y| or)* $/.test(gap));
  return isDivided && gaps.some((gap) => /[,;/|]/.test(gap)) && singles < 3 && !PHONE_SHAPE.test(shapeOf(groups));
}
