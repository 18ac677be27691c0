import { between, type Dice } from "#shared/rules/chance.ts";
import { traceOf, type Trace } from "#shared/rules/fair-play/trace.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { within } from "./draws.ts";
import { HUMANS, type Racer } from "./humans.ts";
import * as machines from "./machines.ts";
import { personFrom, typedBy } from "./person.ts";
import { aTextFrom } from "./race-case.ts";
import { TYPISTS } from "./typists.ts";

/** A race that was not typed, with what is known when it is assessed. */
export interface Cheat {
  readonly text: string;
  readonly keys: readonly Key[];
  readonly earlier: readonly Trace[];
  readonly others: readonly Trace[];
}

type Scene = (dice: Dice) => Cheat;

const RACES = 20;

const raced = (racer: Racer, dice: Dice, races: number): Trace[] =>
  Array.from({ length: races }, (_unused, race) => {
    const text = aTextFrom(dice);
    return traceOf(text, racer(text, dice, race));
  });

/** A racer who has let a machine type for 20 races. */
const habit =
  (machine: machines.Machine): Scene =>
  (dice) => {
    const racer = machine(dice);
    const text = aTextFrom(dice);
    return { text, keys: racer(text, dice, RACES), earlier: raced(racer, dice, RACES), others: [] };
  };

/** A slower racer who raced by hand so far, and now lets a machine type. */
const firstTime =
  (machine: machines.Machine): Scene =>
  (dice) => {
    const person = { ...personFrom(TYPISTS.average, dice), wpm: within(dice, [22, 38]) };
    const racer = machine(dice);
    const text = aTextFrom(dice);
    const earlier = raced((text, dice) => typedBy(person, text, dice), dice, RACES);
    return { text, keys: racer(text, dice, RACES), earlier, others: [] };
  };

const strangerOf = (kind: string, dice: Dice): Racer => {
  const human = HUMANS[kind];
  if (!human) throw new RangeError(`nobody types like ${kind}`);
  return human(dice);
};

/** A good race of the racer's own, repeated with other texts. */
const ownLogAgain: Scene = (dice) => {
  const person = { ...personFrom(TYPISTS.average, dice), slips: 0.01 };
  const first = aTextFrom(dice);
  const source = typedBy(person, first, dice);
  const again: Racer = (text, dice) => machines.replayed(source, text, (waitMs) => waitMs + between(dice, -2, 2));
  const text = aTextFrom(dice);
  const earlier = [traceOf(first, source), ...raced(again, dice, 8)];
  return { text, keys: again(text, dice, 0), earlier, others: [] };
};

/** The log of a quicker racer on the same text; until now the racer typed by hand. */
const anothersLog: Scene = (dice) => {
  const scene = firstTime(machines.lifelike)(dice);
  const source = strangerOf("fast", dice)(scene.text, dice, 0);
  return { ...scene, keys: source, others: [traceOf(scene.text, source), ...raced(strangerOf("fast", dice), dice, 5)] };
};

function rightOnly(text: string, keys: readonly Key[]): Key[] {
  let typed = 0;
  return keys.filter(({ character }) => character === text[typed] && ++typed > 0);
}

/** Logs of quicker racers, slowed down and blurred, a new one each time and never a slip. */
const anothersLogScaled: Scene = (dice) => {
  const slower = within(dice, [1.2, 1.7]);
  const taken: Trace[] = [];
  const again: Racer = (text, dice) => {
    const from = aTextFrom(dice);
    const source = strangerOf("fast", dice)(from, dice, 0);
    taken.push(traceOf(from, source));
    return machines.replayed(rightOnly(from, source), text, (waitMs) => waitMs * slower * between(dice, 0.92, 1.08));
  };
  const earlier = raced(again, dice, RACES);
  const text = aTextFrom(dice);
  return { text, keys: again(text, dice, 0), earlier, others: taken };
};

/** A machine without slips that gets a little faster every race, so that nothing jumps. */
const slowRamp: Scene = (dice) => {
  const spread = within(dice, [0.2, 0.45]);
  const startWpm = within(dice, [25, 45]);
  const racer: Racer = (text, dice, race) => {
    const beatMs = 12_000 / (startWpm * 1.03 ** race);
    return machines.evenly(text, dice, beatMs, spread);
  };
  const text = aTextFrom(dice);
  return { text, keys: racer(text, dice, RACES), earlier: raced(racer, dice, RACES), others: [] };
};

/** Every way to cheat that has to be found. */
export const CHEATS: Readonly<Record<string, Scene>> = {
  "constant waits": habit(machines.constant),
  "constant with jitter": habit(machines.jittered),
  "bell-shaped waits": habit(machines.bell),
  "uniform waits": habit(machines.uniform),
  "skewed waits": habit(machines.skewed),
  "skewed, breath at words": habit(machines.breathing),
  "skewed, with slips": habit(machines.slipping),
  "the house's own bot": habit(machines.houseBot),
  "pasted text": firstTime(machines.pastedText),
  "pasted words": habit(machines.pastedWords),
  "macro types words": habit(machines.typedWords),
  "own log again": ownLogAgain,
  "another's log": anothersLog,
  "another's log, scaled": anothersLogScaled,
  "superhuman stretch": firstTime(machines.superhuman),
  "any key is right": habit(machines.drummed),
  "slow ramp, no slip": slowRamp,
  "sudden jump": firstTime(machines.anyDice),
  "errors corrected at once": habit(machines.corrected),
  "skewed, sudden jump": firstTime(machines.skewed),
  "waits in tenths": habit(machines.ticking),
};

/** Ways that look like a person in all but one thing. One soft signal alone does nothing, so they pass below the cap. */
export const BEYOND_REACH: Readonly<Record<string, Scene>> = {
  "pasted words, slow": habit(machines.slowPastedWords),
  lifelike: habit(machines.lifelike),
  "lifelike, sudden jump": firstTime(machines.lifelike),
};
