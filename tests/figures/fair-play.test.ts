import { expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { traceOf } from "#shared/rules/fair-play/trace.ts";
import { signalsOf } from "#shared/rules/fair-play/verdict.ts";

import { cheatedRaces, shareOf, type Fallen } from "../support/corpus/history.ts";
import { PRESSES, type Press } from "../support/corpus/holds.ts";
import { HUMANS } from "../support/corpus/humans.ts";
import { racedByPeople, USUAL_HANDS } from "../support/corpus/people.ts";
import { PROFILES } from "../support/corpus/profiles.ts";
import { aTextFrom, type Weighed } from "../support/corpus/race-case.ts";
import { UNUSUAL_HANDS } from "../support/corpus/unusual-hands.ts";
import { note } from "../support/figures.ts";

const HISTORIES = { always: false, "after 20 honest races": true } as const;
const ACCOUNTS = 2;
const RACES = 40;
/** A fifth of the kinds may stay mostly unseen (%). */
const MOST_KINDS_UNSEEN = 20;

const percent = (part: number): string => `${Math.round(part * 100)} %`.padStart(5);

/** The races of each kind in one history, from accounts whose machines press in this way. */
const fatesOf = (press: Press, isHonestFirst: boolean): [string, Fallen[]][] =>
  Object.entries(PROFILES).map(([name, profile], nth) => {
    const accounts = Array.from({ length: ACCOUNTS }, (_unused, account) => {
      const dice = seededDice(7_000 + nth * 100 + account);
      return cheatedRaces(profile, { dice, races: RACES, isHonestFirst, press });
    });
    return [name, accounts.flat()];
  });

it.each(PRESSES)("cheats whose keys are let go: %s", (press) => {
  for (const [when, isHonestFirst] of Object.entries(HISTORIES)) {
    const rows = fatesOf(press, isHonestFirst);
    expect(rows.every(([, all]) => all.length === ACCOUNTS * RACES)).toBe(true);
    const lines = rows.map(([name, all]) => {
      const [held, capped, unseen] = (["held", "capped", "unseen"] as const).map((fate) => percent(shareOf(all, fate)));
      return `${name.padEnd(40)} held ${held}  capped ${capped}  unseen ${unseen}`;
    });
    console.info(`\nkeys let go: ${press}; cheating: ${when}\n${lines.join("\n")}`);
    const mostly = rows.filter(([, all]) => shareOf(all, "unseen") > 0.5).map(([name]) => name);
    if (mostly.length > 0) console.info(`mostly unseen: ${mostly.join(", ")}`);
    const kinds = (mostly.length / rows.length) * 100;
    note(`fair play, keys let go ${press}, cheating ${when}: kinds mostly unseen`, kinds, "%", MOST_KINDS_UNSEEN);
  }
});

it.each([
  ["people", USUAL_HANDS, 28, 0.1],
  ["unusual hands", UNUSUAL_HANDS, 5, 0.5],
] as const)("%s held by mistake", (who, kinds, people, aim) => {
  const raced = racedByPeople(kinds, { people, races: 36, seed: 300_000 });
  const all = [...raced.values()].flat();
  const isMistaken = ({ verdict }: Weighed): boolean => verdict !== "clear";
  for (const [name, races] of raced) {
    for (const { fired, foul } of races.filter(isMistaken)) console.info(`${name}: ${foul?.code ?? fired.join(", ")}`);
  }
  expect(all.length).toBeGreaterThanOrEqual(3_000);
  note(
    `fair play: of ${all.length} races of ${who}, held by mistake`,
    (all.filter(isMistaken).length / all.length) * 100,
    "%",
    aim,
  );
});

it("weighing a race", () => {
  const dice = seededDice(1);
  const racer = HUMANS.average?.(dice);
  const logs = Array.from({ length: 26 }, (_unused, race) => {
    const text = aTextFrom(dice);
    return { text, keys: racer?.(text, dice, race) ?? [] };
  });
  const weigh = (): number => {
    const traces = logs.map(({ text, keys }) => traceOf(text, keys));
    const [now, ...others] = traces.slice(20);
    return now ? signalsOf({ now, earlier: traces.slice(0, 20), others }).length : 0;
  };
  for (let warm = 0; warm < 30; warm++) expect(weigh()).toBeGreaterThan(0);
  const before = process.cpuUsage();
  for (let time = 0; time < 100; time++) weigh();
  const { user, system } = process.cpuUsage(before);
  note("fair play: weighing a race with 20 of the racer's and 5 of others", (user + system) / 100_000, "ms of CPU");
});
