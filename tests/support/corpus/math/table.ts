import type { WeighedMath } from "./race-case.ts";

export type Row = readonly [name: string, races: readonly WeighedMath[]];

const share = (races: readonly WeighedMath[], what: (race: WeighedMath) => boolean): number =>
  races.filter(what).length / races.length;

const isHeld = ({ verdict }: WeighedMath): boolean => verdict === "held";
const isCapped = (race: WeighedMath): boolean => !isHeld(race) && race.isOverBound;

/** A kind is found where so many of its races are held, or wait for a certificate. */
const FOUND = 0.8;

export const foundIn = (rows: readonly Row[]): readonly string[] =>
  rows.filter(([, races]) => share(races, (race) => isHeld(race) || isCapped(race)) >= FOUND).map(([name]) => name);

const percent = (part: number): string => `${Math.round(part * 1_000) / 10} %`;

/** One line a kind: how many of its races are held, over the bound, unseen; and which signals fired. */
export const tableOf = (rows: readonly Row[]): string =>
  rows
    .map(([name, races]) => {
      const codes = races.flatMap(({ fired }) => fired);
      const often = [...new Set(codes)]
        .map((code) => ({ code, part: codes.filter((each) => each === code).length / races.length }))
        .toSorted((a, b) => b.part - a.part)
        .map(({ code, part }) => `${code.replace("answer-", "")} ${percent(part)}`);
      const [held, capped] = [share(races, isHeld), share(races, isCapped)];
      const shares = [`held ${percent(held)}`, `over ${percent(capped)}`, `unseen ${percent(1 - held - capped)}`];
      return `${name.padEnd(38)}${shares.map((each) => each.padEnd(16)).join("")}${often.join(", ")}`;
    })
    .join("\n");
