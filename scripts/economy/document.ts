import { SEASON_CALENDAR } from "../../shared/content/seasons/calendar.ts";
import { GOLD_CASH } from "../../shared/content/store.ts";
import { formatCount, formatMoney } from "../../shared/format/figures.ts";
import { dayOf, type Day } from "../../shared/units.ts";
import { PERSONAS } from "./persona.ts";
import { describe, play, type Course } from "./report.ts";

/** Two seasons with the rest between them, and the event of the second one. */
export const DAYS = 118;
export const SEED = 1;
export const SHOWN_DAYS: readonly number[] = [1, 2, 3, 7, 14, 21, 30, 45, 60, 90, 118];

/** The first day of the first season: everybody begins there. */
export const firstDay = (): Day => {
  const [first] = SEASON_CALENDAR;
  if (!first) throw new Error("the calendar has no season");
  return dayOf(first.startStamp);
};

/** Everybody's course. */
export const courses = (days = DAYS, seed = SEED): readonly Course[] =>
  PERSONAS.map((persona) => play(persona, firstDay(), days, seed));

const INTRO = `# The economy

\`npm run economy\` plays ${DAYS} days of five kinds of players through the rules of the product: what a race pays, the daily
box, challenges, achievements, the road of each season with its extra levels, events, and the shop with its prices, levels and daily draw. No database
and no clock is involved, and the same seed gives the same figures. \`npm run docs\` writes this page; a test fails until it
is written anew, and another one when a promise of the next section does not hold.

What is assumed: opponents are bots of about one's own speed, as in most public races; everybody opens the box on each day
with a race, and goes shopping once, at its end. The casual child buys the best of what takes at most 40 % of the cash, the
daily racer and the gold member one thing a day and a car before anything else, the collector whatever is cheapest until
nothing can be paid, and the competitive racer only cars close to the best of the level. Nobody sells anything, gets gifts,
or is in a league. Everybody joins an event as soon as its car can be paid. Around each race goes half a minute: the wait, the
countdown, the board.`;

/** Who finishes a season's free road without gold, and in how much time. */
export const finishers = (all: readonly Course[]): readonly Course[] =>
  all.filter(({ persona, seasons }) => !persona.isGold && seasons[0]?.freeRoadDay !== undefined);

function freeRoads(all: readonly Course[]): string {
  const [least] = finishers(all).toSorted((one, other) => one.minutesADay - other.minutesADay);
  if (!least) return "- **The free road of a season** was finished by nobody.";
  const [season] = least.seasons;
  return `- **The free road of a season asks for no money and no long days.** ${least.persona.name}, without gold: done on day ${season?.freeRoadDay}
  of 56, with ${Math.round(least.minutesADay)} minutes on each day with races.`;
}

function promises(all: readonly Course[]): string {
  const rich = Math.max(...all.map(({ evenings }) => evenings[2]?.cashIn ?? 0));
  const first = all.flatMap(({ legendaryFrom }) => legendaryFrom ?? []);
  const empty = all.filter(({ emptyDays }) => emptyDays > 0);
  return `## What holds

- **Nobody is rich on day 3.** The most that anybody has earned by then is ${formatMoney(rich)}: no epic car costs as little.
- **Everybody can buy something each day.** Nitros always.${empty
    .map(
      ({ persona, emptyDays }) =>
        ` ${persona.name}: on ${formatCount(emptyDays, "day")} of ${DAYS} nothing else, with everything cheaper owned already.`,
    )
    .join("")}
- **The fifth rarity takes weeks.** Whoever spends nothing at all can pay for something legendary on day ${Math.min(...first)}
  at the earliest; ${formatCount(all.length - first.length, "kind")} of players can't within ${DAYS} days.
${freeRoads(all)}
${goldWorth(all)}`;
}

/** The same racer with gold and without. */
export function goldPair(all: readonly Course[]): readonly [gold: Course, basic: Course] {
  const gold = all.find(({ persona }) => persona.isGold);
  const basic = all.find(
    ({ persona }) => !persona.isGold && persona.wpm === gold?.persona.wpm && persona.taste === gold.persona.taste,
  );
  if (!gold || !basic) throw new Error("nobody is there with gold and without");
  return [gold, basic];
}

function goldWorth(all: readonly Course[]): string {
  const [gold, basic] = goldPair(all);
  const [withGold, without] = [gold, basic].map(({ evenings }) => evenings.at(-1));
  const cash = (withGold?.cashIn ?? 0) / (without?.cashIn ?? 1);
  return `- **Gold wins no race.** Everything that moves a car is the same: speed, accuracy, nitros, experience. ${basic.persona.name} without it and
  with it: level ${without?.level} and ${withGold?.level} on day ${DAYS}, ${formatMoney(without?.cashIn ?? 0)} and ${formatMoney(withGold?.cashIn ?? 0)} of cash, ${cash.toFixed(1)} times as much, of which
  ${formatMoney(GOLD_CASH)} came with the membership. What is for gold members alone is looks: cars, paint and the second half of the
  season's rewards.`;
}

export function economyDocument(): string {
  const all = courses();
  return `${[INTRO, promises(all), "## Day by day", ...all.map((course) => describe(course, SHOWN_DAYS))].join("\n\n")}\n`;
}
