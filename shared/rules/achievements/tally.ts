import { answersIn, figureIn, type AchievementField } from "../../content/achievements/fields.ts";
import { eventAt } from "../events/calendar.ts";
import type { CountedRace } from "../race/counted-race.ts";
import { CHARACTERS_PER_WORD } from "../race/speed.ts";
import { seasonAt } from "../seasons/calendar.ts";

/** What a player is at the moment, which is never stored: a season's level and a membership end. */
export interface Present {
  readonly level: number;
  readonly membership: "basic" | "gold";
}

/** What is stored; words and minutes are made of finer figures, so that no part of one is lost. */
type Counted = Exclude<AchievementField, "wordsTyped" | "minutesRaced" | keyof Present> | "charactersTyped" | "racedMs";
export type Counts = Readonly<Partial<Record<Counted, number>>>;

/** What somebody did besides racing: added figures, and figures that were reached. */
export interface Deed {
  readonly add?: Counts;
  readonly reach?: Counts;
}

/** A paid race, as a tally sees it. */
export type TalliedRace = Pick<
  CountedRace,
  | "site"
  | "lessonID"
  | "place"
  | "done"
  | "errors"
  | "elapsedMs"
  | "speed"
  | "accuracy"
  | "usedNitro"
  | "friends"
  | "beatWampus"
  | "startedStamp"
>;

/** The tally after a deed: what is added is summed, of what is reached the most stays. */
export function tallyAfterDeed(counts: Counts, { add = {}, reach = {} }: Deed): Counts {
  const next: Partial<Record<Counted, number>> = { ...counts };
  for (const [field, value] of entriesOf(add)) next[field] = (next[field] ?? 0) + value;
  for (const [field, value] of entriesOf(reach)) next[field] = Math.max(next[field] ?? 0, value);
  return next;
}

/** The tally after a paid race. The two sites share no figure but those of seasons and events. */
export const tallyAfterRace = (counts: Counts, race: TalliedRace): Counts =>
  tallyAfterDeed(tallyAfterDeed(counts, race.site === "math" ? mathDeed(race) : typingDeed(race)), timedDeed(race));

/** What a race adds to the season and the event in which it started. */
function timedDeed({ startedStamp, place, errors }: TalliedRace): Deed {
  const [season, event] = [seasonAt(startedStamp), eventAt(startedStamp)];
  const perfect = Number(errors === 0);
  return {
    add: {
      ...(season && {
        [figureIn("seasonRaces", season.seasonID)]: 1,
        [figureIn("seasonPerfectRaces", season.seasonID)]: perfect,
      }),
      ...(event && {
        [figureIn("eventRaces", event.eventID)]: 1,
        [figureIn("eventWins", event.eventID)]: Number(place === 1),
        [figureIn("eventPerfectRaces", event.eventID)]: perfect,
      }),
    },
  };
}

/** An accurate race has at least so many percent. @source rules Cash */
const ACCURATE = 98;

const typingDeed = (race: TalliedRace): Deed => ({
  add: {
    racesPlayed: 1,
    placed1: Number(race.place === 1),
    podiums: Number(race.place !== null && race.place <= 3),
    charactersTyped: race.done,
    racedMs: race.elapsedMs,
    accurateRaces: Number(race.accuracy >= ACCURATE),
    perfectRaces: Number(race.errors === 0),
    nitrosUsed: Number(race.usedNitro),
    perfectNitroRaces: Number(race.usedNitro && race.errors === 0),
    wampusBeaten: Number(race.beatWampus),
    friendRaces: Number(race.friends > 0),
    fullFriendRaces: Number(race.friends >= 4),
  },
  reach: { highestSpeed: race.speed },
});

const mathDeed = (race: TalliedRace): Deed => ({
  add: {
    mathRaces: 1,
    mathWins: Number(race.place === 1),
    mathPerfectRaces: Number(race.errors === 0),
    answers: race.done,
    ...(race.lessonID && { [answersIn(race.lessonID)]: race.done }),
  },
  reach: { mathSpeed: race.speed },
});

const entriesOf = (counts: Counts): [Counted, number][] => Object.entries(counts) as [Counted, number][];

/** A player's figures and words by field; a field that is missing is 0. */
export type Standing = Readonly<Partial<Record<Exclude<AchievementField, keyof Present>, number>>> & Partial<Present>;

const MS_OF_MINUTE = 60_000;

export const standingOf = (
  { charactersTyped = 0, racedMs = 0, ...counts }: Counts,
  present: Partial<Present> = {},
): Standing => ({
  ...counts,
  ...present,
  wordsTyped: Math.floor(charactersTyped / CHARACTERS_PER_WORD),
  minutesRaced: Math.floor(racedMs / MS_OF_MINUTE),
});
