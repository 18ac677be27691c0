import { formatOrdinal } from "#shared/format/figures.ts";

import { breathEnd, spokenKey, spokenWords, wordStart } from "./spoken.ts";

/** The state of a race for speech, a few times a second. */
export interface RaceHeard {
  readonly text: string;
  readonly typed: number;
  /** Wrong presses since the last right one. */
  readonly wrongRun: number;
  /** Undefined when no places are shown. */
  readonly place: number | undefined;
  readonly racers: number;
  /** Milliseconds from green light. */
  readonly nowMs: number;
}

/** Assertive speech cuts off what is still being said. */
export type Politeness = "polite" | "assertive";

export interface Voice {
  say(words: string, politeness: Politeness): void;
  /** The sound of a place. */
  cue(place: number): void;
}

/** Requests sooner than this outrun the voice, whose current words are outdated. */
const BREATH_MS = 1_500;
const STALL_MS = 4_000;
const WRONG_BEFORE_HELP = 2;
/** Before this the place means nothing. */
const SETTLED_MS = 3_000;
const BETWEEN_PLACES_MS = 6_000;

/**
 * Announces a race to blind players: the next words whenever the last announced word begins, the expected key after the
 * second wrong one, the words again after a stall, and the place now and then.
 */
export class Guide {
  readonly #voice: Voice;
  /** The text has been announced up to here. */
  #saidTo = 0;
  #saidMs = Number.NEGATIVE_INFINITY;
  #typed = 0;
  #movedMs = 0;
  #helpedAt = -1;
  #repeatedAt = -1;
  #place: number | undefined;
  #toldPlace: number | undefined;
  #toldMs = Number.NEGATIVE_INFINITY;
  #isDone = false;

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  hear(race: RaceHeard): void {
    if (this.#isDone) return;
    if (race.typed !== this.#typed || race.nowMs < 0) this.#movedMs = Math.max(0, race.nowMs);
    this.#typed = race.typed;
    if (race.typed >= race.text.length) return this.#finish(race);
    this.#tellWords(race);
    this.#help(race);
    this.#tellPlace(race);
  }

  #finish({ place, racers }: RaceHeard): void {
    this.#isDone = true;
    this.#voice.say(place === undefined ? "Done." : `Done, ${placeWords(place, racers)}.`, "assertive");
  }

  #tellWords({ text, typed, nowMs }: RaceHeard): void {
    if (this.#saidTo >= text.length || typed < wordStart(text, this.#saidTo - 1)) return;
    const from = Math.max(this.#saidTo, wordStart(text, typed));
    const isFirst = this.#saidTo === 0;
    this.#saidTo = breathEnd(text, from);
    const words = spokenWords(text.slice(from, this.#saidTo));
    this.#voice.say(isFirst ? `Get ready. ${words}` : words, nowMs - this.#saidMs < BREATH_MS ? "assertive" : "polite");
    this.#saidMs = nowMs;
  }

  #help({ text, typed, wrongRun, nowMs }: RaceHeard): void {
    if (wrongRun >= WRONG_BEFORE_HELP && this.#helpedAt !== typed) {
      this.#helpedAt = typed;
      this.#voice.say(`Next key: ${spokenKey(text[typed] ?? "")}`, "assertive");
    } else if (nowMs - this.#movedMs >= STALL_MS && this.#repeatedAt !== typed) {
      this.#repeatedAt = typed;
      const rest = text.slice(typed, Math.max(this.#saidTo, typed + 1));
      this.#voice.say(`Again: ${rest.startsWith(" ") ? "space " : ""}${spokenWords(rest)}`, "polite");
    }
  }

  #tellPlace({ place, racers, nowMs }: RaceHeard): void {
    if (place === undefined || nowMs < SETTLED_MS) return;
    if (place !== this.#place) this.#voice.cue(place);
    this.#place = place;
    if (place === this.#toldPlace || nowMs - this.#toldMs < BETWEEN_PLACES_MS) return;
    this.#toldPlace = place;
    this.#toldMs = nowMs;
    this.#voice.say(placeWords(place, racers), "polite");
  }
}

const placeWords = (place: number, racers: number): string => `${formatOrdinal(place)} of ${racers}`;
