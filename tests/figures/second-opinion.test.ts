import { expect, it } from "vitest";

import { shareOf, type Fallen } from "../support/corpus/history.ts";
import type { Weighed } from "../support/corpus/race-case.ts";
import { SECOND_PROGRAMS } from "../support/corpus/second/programs.ts";
import { honestOf, SECOND_HOLDS, secondFallenOf } from "../support/corpus/second/raced.ts";
import { SECOND_PEOPLE, SECOND_UNUSUAL } from "../support/corpus/second/somebodies.ts";
import { note } from "../support/figures.ts";

const HISTORIES = { always: false, "after 20 honest races": true } as const;
const ACCOUNTS = 2;
const RACES = 20;
/** A fifth of the kinds may stay mostly unseen (%). */
const MOST_KINDS_UNSEEN = 20;

const percent = (part: number): string => `${Math.round(part * 100)}`.padStart(4);

it("kinds of cheats that somebody else thought of", () => {
  for (const [pressed, holding] of Object.entries(SECOND_HOLDS)) {
    const lines = new Map<string, string>();
    for (const [when, isHonestFirst] of Object.entries(HISTORIES)) {
      const kinds = Object.entries(SECOND_PROGRAMS);
      const fallen = kinds.map(([name, kind], nth): [string, Fallen[]] => [
        name,
        Array.from({ length: ACCOUNTS }, (_none, account) =>
          secondFallenOf(kind, { seed: 40_000 + nth * 10 + account, races: RACES, isHonestFirst, holding }),
        ).flat(),
      ]);
      for (const [name, all] of fallen) {
        expect(all).toHaveLength(ACCOUNTS * RACES);
        const shares = (["held", "capped", "unseen"] as const).map((fate) => percent(shareOf(all, fate))).join("");
        lines.set(name, `${lines.get(name) ?? name.padEnd(46)} |${shares}`);
      }
      const mostly = fallen.filter(([, all]) => shareOf(all, "unseen") > 0.5).map(([name]) => name);
      if (mostly.length > 0)
        console.info(`keys let go ${pressed}, cheating ${when}, mostly unseen: ${mostly.join("; ")}`);
      const share = (mostly.length / kinds.length) * 100;
      note(
        `second opinion, keys let go ${pressed}, cheating ${when}: kinds mostly unseen`,
        share,
        "%",
        MOST_KINDS_UNSEEN,
      );
    }
    console.info(
      `keys let go: ${pressed}; ${Object.keys(HISTORIES).join(" | ")}; held, capped, unseen in %\n${[...lines.values()].join("\n")}`,
    );
  }
});

it.each([
  ["people", SECOND_PEOPLE, 47, 0.1],
  ["unusual hands", SECOND_UNUSUAL, 10, 0.5],
] as const)("%s held by mistake", (who, kinds, people, aim) => {
  const isMistaken = ({ verdict }: Weighed): boolean => verdict !== "clear";
  const all = Object.entries(kinds).flatMap(([name, kind], nth) => {
    const raced = honestOf(kind, { seed: 90_000 + nth, people, races: 36 });
    const mistaken = raced.filter(isMistaken);
    const why = new Set(mistaken.map(({ foul, fired }) => foul?.code ?? fired.join("+")));
    console.info(`${name}: ${mistaken.length} of ${raced.length} held: ${[...why].join(", ")}`);
    return raced;
  });
  expect(all.length).toBeGreaterThanOrEqual(3_000);
  const share = (all.filter(isMistaken).length / all.length) * 100;
  note(`second opinion: of ${all.length} races of ${who}, held by mistake`, share, "%", aim);
});
