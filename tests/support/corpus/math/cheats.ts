import { between, type Dice } from "#shared/rules/chance.ts";
import type { MathEvidence, MathTrace } from "#shared/rules/fair-play/math/trace.ts";

import { logNormal, within } from "../draws.ts";
import * as machines from "./machines.ts";
import { mistakeFor } from "./mistakes.ts";
import { anybody, type MathRacer, type Somebody } from "./people.ts";
import { personFrom, solvedBy, type Person, type Reckoner } from "./person.ts";
import { aLesson, askedOf, nextAsked, raceOf } from "./race-case.ts";

/** Cheats have raced like this before, or by hand. */
export const HISTORIES = ["always cheating", "after 20 honest races"] as const;
export type History = (typeof HISTORIES)[number];

/** A way to cheat: each call sets one up as for longer use. */
interface Cheat {
  readonly racer: MathRacer;
  /** A race of one's own that the cheat took, from before. */
  readonly own?: MathTrace;
  /** Goes on from race to race; else a first race is like any other. */
  readonly isGradual?: boolean;
  /** Races of others that the cheat took. */
  readonly others?: readonly MathTrace[];
}

const RACES = 20;

/** A race in which somebody cheats, with what is known when it is assessed. */
export function cheatedRace(cheat: (dice: Dice) => Cheat, history: History, dice: Dice): MathEvidence {
  const lessonID = aLesson(dice);
  const honest = anybody(dice);
  const { racer, own, others = [], isGradual = false } = cheat(dice);
  // What goes on slowly has gone on for a while when it brings something.
  const cheated = history === "always cheating" ? RACES : isGradual ? RACES / 2 : 0;
  const by = (racer: MathRacer, races: number): MathTrace[] =>
    Array.from({ length: races }, (_unused, race) => raceOf(racer, nextAsked(lessonID, dice), dice, race));
  const earlier = [...by(honest, RACES - cheated), ...(own ? [own] : []), ...by(racer, cheated)].slice(-RACES);
  return { now: raceOf(racer, askedOf(lessonID, dice), dice, cheated), earlier, others };
}

const alone =
  (somebody: Somebody) =>
  (dice: Dice): Cheat => ({ racer: somebody(dice) });

const MIDDLE: Reckoner = {
  see: [300, 500],
  key: [110, 200],
  thought: [0.6, 1.2],
  noise: [0.2, 0.35],
  facts: [0.1, 0.3],
  slips: [0.01, 0.05],
  rests: [0.01, 0.03],
  restMs: [700, 3_000],
  early: [0, 0.2],
};
const byHand =
  (made: (person: Person, dice: Dice) => MathRacer) =>
  (dice: Dice): Cheat => ({ racer: made(personFrom(MIDDLE, dice), dice) });

/** A good race of one's own, or a quicker racer's, again and again. */
const again =
  (source: Reckoner, blur: (dice: Dice) => (waitMs: number) => number, isOwn: boolean) =>
  (dice: Dice): Cheat => {
    const person = personFrom({ ...source, slips: [0, 0] }, dice);
    const asked = askedOf(aLesson(dice), dice);
    const log = solvedBy(person, asked.problems, dice);
    const first = raceOf(() => log, asked, dice, 0);
    return {
      racer: (next, dice) => machines.replayed(log, next, blur(dice)),
      ...(isOwn ? { own: first } : { others: [first] }),
    };
  };

const QUICK: Reckoner = { ...MIDDLE, see: [200, 300], key: [80, 130], thought: [0.3, 0.7] };

/** Every way to cheat at math. */
export const MATH_CHEATS: Readonly<Record<string, (dice: Dice) => Cheat>> = {
  "constant 152 ms": alone(machines.constant152),
  "constant 400 ms": alone(machines.constant400),
  "constant, as fast as counts": alone(machines.constant),
  "constant with jitter": alone(machines.jittered),
  "uniform waits": alone(machines.uniform),
  "bell-shaped waits": alone(machines.bell),
  "skewed waits": alone(machines.skewed),
  "skewed, by digits": alone(machines.byDigits),
  "skewed, any number wrong": alone(machines.mistakesOfAnyNumber),
  "wrong, then right at once": alone(machines.mistakesFixedAtOnce),
  "the house's own bot": alone(machines.houseBot),
  "knows what is hard": alone(machines.knowing([0, 0])),
  "knows what is hard, any number wrong": alone(machines.knowing([0.05, 0.12])),
  "own log again": again(MIDDLE, (dice) => (waitMs) => waitMs + between(dice, -3, 3), true),
  "another's log": again(QUICK, (dice) => (waitMs) => waitMs + between(dice, -3, 3), false),
  "another's log, scaled and blurred": again(
    QUICK,
    (dice) => (waitMs) => waitMs * 1.2 * between(dice, 0.92, 1.08),
    false,
  ),
  "own log, 2 % faster each race": (dice) => {
    const log = again(MIDDLE, () => (waitMs) => waitMs, true)(dice);
    const racer: MathRacer = (asked, dice, race) => machines.squeezed(log.racer(asked, dice, race), 0.98 ** race);
    return { ...log, racer, isGradual: true };
  },
  "own hands, 2 % faster each race": (dice) => {
    const person = personFrom(MIDDLE, dice);
    return {
      racer: (asked, dice, race) => machines.squeezed(solvedBy(person, asked.problems, dice), 0.98 ** race),
      isGradual: true,
    };
  },
  "dice, 3 % faster each race": (dice) => {
    const spread = within(dice, [0.15, 0.3]);
    const from = within(dice, [0.6, 0.9]);
    return {
      racer: (asked, dice, race) =>
        machines.timed(asked, machines.beatOf(asked, from) * 0.97 ** race, () => logNormal(dice, 1, spread)),
      isGradual: true,
    };
  },
  "always at 0 ms, then by hand": byHand((person) => (asked, dice) => {
    const own = solvedBy({ ...person, early: 0 }, asked.problems, dice);
    const early = (own[0]?.offsetMs ?? 0) - 150;
    return own.map(({ offsetMs, digits }) => ({ offsetMs: offsetMs - early, fairMs: offsetMs - early, digits }));
  }),
  "half by hand, half constant": byHand((person) => machines.halfAndHalf(person, (_dice, beatMs) => beatMs)),
  "half by hand, half skewed": byHand((person) =>
    machines.halfAndHalf(person, (dice, beatMs) => logNormal(dice, beatMs, 0.3)),
  ),
  "answers shown, typed by hand": byHand((person) => machines.shownAnswers(person)),
  "twice as fast as by hand": byHand(
    (person) => (asked, dice) => machines.squeezed(solvedBy(person, asked.problems, dice), 0.5),
  ),
  lifelike: alone(machines.knowing([0.02, 0.06], mistakeFor)),
};
