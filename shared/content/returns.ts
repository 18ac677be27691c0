import type { Stamp } from "../units.ts";

const yearOf = (stamp: Stamp): number => new Date(stamp * 1_000).getUTCFullYear();
const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII"] as const;

/**
 * What a season or an event is called that comes again: with its year, and the second one of a year with a number.
 *
 * @param earlier when it began the last times, at least those of its year; empty for the first time, which has the plain name
 */
export function nameOfReturn(name: string, start: Stamp, earlier: readonly Stamp[]): string {
  if (earlier.length === 0) return name;
  const year = yearOf(start);
  const sameYear = earlier.filter((each) => yearOf(each) === year).length;
  return sameYear === 0 ? `${name} ${year}` : `${name} ${year} ${ROMAN[sameYear] ?? sameYear + 1}`;
}
