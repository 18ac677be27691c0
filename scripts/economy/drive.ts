import { TEXTS } from "../../shared/content/texts/catalog.ts";
import type { TalliedRace } from "../../shared/rules/achievements/tally.ts";
import type { ChallengeRace } from "../../shared/rules/challenges/progress.ts";
import { between, pick, type Dice } from "../../shared/rules/chance.ts";
import { SPREAD } from "../../shared/rules/lobby/table-bots.ts";
import { RACE } from "../../shared/rules/race/numbers.ts";
import { accuracyOf, CHARACTERS_PER_WORD } from "../../shared/rules/race/speed.ts";
import { raceReward, type RaceReward } from "../../shared/rules/rewards/race-reward.ts";
import { wampusOf } from "../../shared/rules/wampus.ts";
import { minutes, type Stamp } from "../../shared/units.ts";
import type { Persona } from "./persona.ts";

/** How much the speed of one racer differs between races, as a share of it. */
const OWN_SPREAD = 0.12;
/** How much the accuracy of one racer differs between races, in percent. */
const OWN_CARE = 4;
/** How often a nitro is kept for the longest word. */
const ON_THE_LONGEST = 0.5;
const FRIENDS_AT_ONCE = 4;

/** One typing race as everything that counts races sees it, with what it paid. */
export interface Drive extends TalliedRace, ChallengeRace {
  readonly place: number;
  readonly reward: RaceReward;
}

interface Start {
  /** How fast this racer is on an average by now. */
  readonly wpm: number;
  /** Of this racer's races, from 1. */
  readonly raceNumber: number;
  readonly nitros: number;
  readonly startedStamp: Stamp;
}

/**
 * A typing race of a persona against bots of about the same speed.
 */
export function drive(persona: Persona, { wpm, raceNumber, nitros, startedStamp }: Start, dice: Dice): Drive {
  const { body: text } = pick(dice, TEXTS);
  const speed = wpm * between(dice, 1 - OWN_SPREAD, 1 + OWN_SPREAD);
  const meant = Math.min(100, persona.accuracy + between(dice, -OWN_CARE, OWN_CARE));
  const errors = Math.round((text.length * (100 - meant)) / meant);
  const accuracy = accuracyOf(text.length, errors);
  const isWithFriends = dice() < persona.withFriends;
  const others = Array.from({ length: RACE.slots - 1 }, () => wpm * between(dice, 1 - SPREAD, 1 + SPREAD));
  const wampus = isWithFriends
    ? undefined
    : wampusOf(
        [{ isBot: false, speed: wpm }, ...others.map((other) => ({ isBot: true, speed: other }))],
        RACE.slots,
        dice,
      );
  if (wampus) others[wampus.slot - 1] = wampus.wpm;
  const place = 1 + others.filter((other) => other > speed).length;
  const usedNitro = nitros > 0 && dice() < persona.usesNitros;
  const friends = isWithFriends ? Math.ceil(dice() * FRIENDS_AT_ONCE) : 0;
  const facts = { place, accuracy, usedNitro, friends, beatWampus: wampus !== undefined && speed > wampus.wpm };
  return {
    ...facts,
    startedStamp,
    site: "type",
    lessonID: null,
    mode: isWithFriends ? "friend" : "public",
    done: text.length,
    errors,
    elapsedMs: Math.round((text.length / CHARACTERS_PER_WORD / speed) * minutes(1)),
    speed,
    reward: raceReward({
      ...facts,
      isFinished: true,
      wpm: speed,
      nitroHitLongestWord: usedNitro && dice() < ON_THE_LONGEST,
      isAlone: false,
      raceNumber,
      isGold: persona.isGold,
    }),
  };
}
