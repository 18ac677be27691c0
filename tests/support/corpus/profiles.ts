import type { Dice } from "#shared/rules/chance.ts";
import type { Hands } from "#shared/rules/fair-play/hands.ts";
import { traceOf, type Trace } from "#shared/rules/fair-play/trace.ts";

import * as helped from "./helped-hands.ts";
import { pressedBy, type Press } from "./holds.ts";
import type { Racer } from "./humans.ts";
import * as machines from "./machines.ts";
import type { Person } from "./person.ts";
import * as programs from "./programs.ts";

/** Somebody who cheats: what they send, and what is known besides their own races. */
export interface Cheater {
  readonly racer: Racer;
  readonly others?: readonly Trace[];
  readonly hands?: Hands;
  /** Hours between two races. */
  readonly everyHours?: number;
}

/** A kind of cheating by the person behind an account. */
export type Profile = (person: Person, dice: Dice, press: Press) => Cheater;

const by =
  (machine: machines.Machine, more: Omit<Cheater, "racer"> = {}): Profile =>
  (_person, dice, press) => {
    const racer = machine(dice);
    const pressed = pressedBy(press, dice);
    return { racer: (text, dice, race) => pressed(racer(text, dice, race)), ...more };
  };

/** Typed by hand with help: keys are held by a hand, unless the tool says nothing of it. */
const withHelp =
  (help: helped.Help): Profile =>
  (person, dice, press) => {
    const racer = help(person, dice);
    const pressed = press === "unsaid" ? pressedBy(press, dice) : <T>(keys: T): T => keys;
    return { racer: (text, dice, race) => pressed(racer(text, dice, race)) };
  };

const friendsLog: Profile = (_person, dice, press) => {
  const { racer, sources } = helped.friendsLogs(dice);
  const pressed = pressedBy(press, dice);
  return {
    racer: (text, dice, race) => pressed(racer(text, dice, race)),
    others: sources.map(([text, keys]) => traceOf(text, keys)),
  };
};

const drawnAgain: Profile = (person, dice, press) => by(() => helped.drawnAgain(person, dice))(person, dice, press);
const ownLog: Profile = (person, dice, press) => by(() => helped.ownLog(person, dice))(person, dice, press);

/** Each kind of cheating that is known, from public programs and from our own trials. */
export const PROFILES: Readonly<Record<string, Profile>> = {
  "words pasted, 85 WPM": by(programs.pasted),
  "words pasted with slips, 176 WPM": by(programs.pastedWithSlips),
  "rules read, 80 WPM": by(programs.rulesRead([75, 85])),
  "rules read, 109 WPM": by(programs.rulesRead([105, 113])),
  "rules read, 244 WPM": by(programs.rulesRead([238, 250])),
  "model of 100 races of people": by(programs.modelOfMany),
  "own waits drawn again, twice as fast": drawnAgain,
  "long words by a bot, 45 ms a letter": withHelp(helped.longWordsBy(45)),
  "long words by a bot, 15 ms a letter": withHelp(helped.longWordsBy(15)),
  "wrong keys put right in 12 to 22 ms": withHelp(helped.rightedWithin(12, 22)),
  "wrong keys never sent": withHelp(helped.neverWrong),
  "two people, word by word": withHelp(helped.wordByWord(false)),
  "a person and a program, word by word": withHelp(helped.wordByWord(true)),
  "first key at 0 ms": withHelp(helped.firstAtOnce),
  "own keys squeezed 2 % a race": withHelp(helped.squeezed),
  "log-normal noise": by(programs.logNormalNoise),
  "gamma noise": by(programs.gammaNoise),
  "constant waits": by(machines.constant),
  "just under 100 WPM": by(programs.justUnder),
  "uniform waits": by(machines.uniform),
  "bell-shaped waits": by(machines.bell),
  "skewed, breath at words": by(programs.breathing),
  "skewed, with slips": by(machines.slipping),
  "the house's own bot": by(machines.houseBot),
  "any key is right": by(machines.drummed),
  "reads a word, rushes through it": by(programs.wordThenRead),
  "own log again, 8 to 12 % noise": ownLog,
  "a friend's log, 10 % noise": friendsLog,
  "a screenful at a time": by(programs.screenfuls),
  "sliders for speed and accuracy": by(programs.sliders),
  "waits in tenths": by(machines.ticking),
  "a farm that never sleeps": by(programs.breathing, { everyHours: 0.2 }),
  "words pasted as declared steno": by(programs.pasted, { hands: "steno" }),
  "lifelike without slips": by(programs.lifelike(false)),
  lifelike: by(programs.lifelike(true)),
};
