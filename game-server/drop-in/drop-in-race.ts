import { randomUUID } from "node:crypto";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { DropInLane, DropInTask } from "#shared/contracts/realtime/drop-in.ts";
import type { CarID, RaceID, TextID } from "#shared/ids.ts";
import { seededDice, type Dice } from "#shared/rules/chance.ts";
import type { RacedLane } from "#shared/rules/classroom/class-race.ts";
import { tracksOf } from "#shared/rules/classroom/classroom.ts";
import type { DropInPupil } from "#shared/rules/drop-in/lesson.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import {
  comeBack,
  end,
  giveUp,
  goAway,
  tick,
  type LaneCore,
  type RaceCore,
  type Racer,
} from "#shared/rules/race/race.ts";
import { PUBLIC_TERMS } from "#shared/rules/race/terms.ts";
import type { Stamp } from "#shared/units.ts";

import type { Discipline, OutMessage } from "../race/discipline.ts";
import { mathRace } from "../race/math-race.ts";
import { RaceClock } from "../race/race-clock.ts";
import { racerNews } from "../race/race-news.ts";
import type { RacePlan } from "../race/race-plan.ts";
import { typingRace } from "../race/typing-race.ts";

const SEEDS = 2 ** 32;
const NO_CAR = 0 as CarID;

/** A race of a lesson without accounts, over all its tracks: nothing of it leaves this process but to who takes part. */
export interface DropInRace {
  readonly isOver: boolean;
  readonly isPaused: boolean;
  readonly done: number;
  /** Says something to one racer. */
  tell: (nth: number, message: OutMessage) => void;
  /** @returns undefined for what isn't a message of this race */
  hear(nth: number, type: string, message: unknown, roundTripMs: number): true | undefined;
  goAway(nth: number): void;
  comeBack(nth: number): void;
  giveUp(nth: number): void;
  /** Lets time pass. */
  tick(): void;
  pause(isPaused: boolean): void;
  end(): void;
  taskFor(nth: number): Omit<DropInTask, "number"> | undefined;
  /** The numbers of who races beside somebody. */
  trackOf(nth: number): readonly number[];
  /** How everyone does. */
  lanes(): readonly DropInLane[];
  /** What changed since the last time. */
  changed(): readonly DropInLane[];
  results(): ReadonlyMap<number, RacedLane>;
}

interface Track<C> {
  readonly racers: readonly DropInPupil[];
  race: C;
  told: C | undefined;
}

class Tracks<L extends LaneCore, C extends RaceCore<L>, P extends RacePlan> implements DropInRace {
  readonly #discipline: Discipline<L, C, P>;
  readonly #clock = new RaceClock();
  readonly #tracks: readonly Track<C>[];
  tell: DropInRace["tell"] = () => undefined;

  constructor(
    discipline: Discipline<L, C, P>,
    racers: readonly DropInPupil[],
    planOf: (plan: RacePlan) => P,
    dice: Dice,
    now: Stamp,
  ) {
    this.#discipline = discipline;
    const seed = Math.floor(dice() * SEEDS);
    this.#tracks = tracksOf(racers).map((side) => ({
      racers: side,
      race: discipline.open(planOf(planFor(side)), seededDice(seed)).race,
      told: undefined,
    }));
    this.#clock.countDown(now);
  }

  get isOver(): boolean {
    return this.#tracks.every(({ race }) => race.isOver);
  }

  get isPaused(): boolean {
    return this.#clock.pausedMs > 0;
  }

  get done(): number {
    return this.#tracks.flatMap(({ race }) => race.racers).filter(({ standing }) => standing !== "racing").length;
  }

  hear(nth: number, type: string, message: unknown, roundTripMs: number): true | undefined {
    const act = this.#discipline.handlers[type]?.(message);
    if (!act) return undefined;
    const [track, slot] = this.#seatOf(nth) ?? [];
    if (!track || slot === undefined) return true;
    const { next, reply } = act(track.race, slot, { arrivalMs: this.#clock.raceMs, roundTripMs });
    if (this.#clock.takesActs && !this.#isOfRaceBefore) this.#become(track, next);
    if (reply) this.tell(nth, reply);
    return true;
  }

  goAway(nth: number): void {
    this.#change(nth, (race, slot) => goAway(race, slot, this.#clock.raceMs));
  }

  comeBack(nth: number): void {
    this.#change(nth, (race, slot) => comeBack(race, slot, this.#clock.raceMs));
  }

  giveUp(nth: number): void {
    this.#change(nth, (race, slot) => giveUp(race, slot, this.#clock.raceMs));
  }

  tick(): void {
    if (this.#clock.isForgotten) this.#clock.stand(false);
    if (this.isPaused) return this.#clock.stand(true);
    for (const track of this.#tracks) this.#become(track, tick(track.race, this.#clock.raceMs));
  }

  pause(isPaused: boolean): void {
    this.#clock.stand(isPaused);
  }

  end(): void {
    for (const track of this.#tracks) this.#become(track, end(track.race, Math.max(0, this.#clock.raceMs)));
  }

  taskFor(nth: number): Omit<DropInTask, "number"> | undefined {
    const [track, slot] = this.#seatOf(nth) ?? [];
    const racer = track?.race.racers.find(({ seat }) => seat.slot === slot);
    if (!track || !racer) return undefined;
    const { typed, errors, received } = this.#discipline.progressOf(racer.lane);
    const [, task] = this.#discipline.taskOf(track.race) ?? [];
    return {
      greenMs: this.#clock.greenMs,
      pausedMs: this.#clock.pausedMs,
      track: track.racers.map(({ nth: each, name }) => ({ nth: each, name })),
      text: this.#discipline.textOf(track.race),
      prompts: [],
      ...task,
      received,
      done: typed,
      errors,
      wrongRun: "wrongRun" in racer.lane ? Number(racer.lane.wrongRun) : 0,
    };
  }

  trackOf(nth: number): readonly number[] {
    return this.#seatOf(nth)?.[0].racers.map((racer) => racer.nth) ?? [];
  }

  lanes(): readonly DropInLane[] {
    return this.#tracks.flatMap((track) =>
      track.race.racers.map((racer, at) => this.#laneOf(track, racer, track.racers[at]?.nth ?? 0)),
    );
  }

  changed(): readonly DropInLane[] {
    return this.#tracks.flatMap((track) => {
      const { race, told } = track;
      track.told = race;
      return race.racers.flatMap((racer, at) =>
        racer === told?.racers[at] ? [] : [this.#laneOf(track, racer, track.racers[at]?.nth ?? 0)],
      );
    });
  }

  results(): ReadonlyMap<number, RacedLane> {
    return new Map(
      this.#tracks.flatMap(({ race, racers }) =>
        race.racers.map(({ lane, standing }, at): [number, RacedLane] => {
          const { speed, accuracy, elapsedMs } = this.#discipline.liveOf(race, lane);
          return [racers[at]?.nth ?? 0, { standing, speed, accuracy, elapsedMs }];
        }),
      ),
    );
  }

  /** No page sends anything before green light: what comes then was on its way when the race before ended. */
  get #isOfRaceBefore(): boolean {
    return this.#clock.raceMs + RACE.fairSlackMs < 0;
  }

  #laneOf({ race }: Track<C>, { lane, standing }: Racer<L>, nth: number): DropInLane {
    const { progress, speed, accuracy, errors } = this.#discipline.liveOf(race, lane);
    return { nth, progress, speed, accuracy, errors, received: this.#discipline.progressOf(lane).received, standing };
  }

  #seatOf(nth: number): readonly [Track<C>, number] | undefined {
    for (const track of this.#tracks) {
      const slot = track.racers.findIndex((racer) => racer.nth === nth);
      if (slot !== -1) return [track, slot];
    }
    return undefined;
  }

  #change(nth: number, how: (race: C, slot: number) => C): void {
    const [track, slot] = this.#seatOf(nth) ?? [];
    if (track && slot !== undefined) this.#become(track, how(track.race, slot));
  }

  #become(track: Track<C>, next: C): void {
    const before = track.race;
    track.race = next;
    for (const [at, racer] of next.racers.entries()) {
      const was = before.racers[at];
      if (!was || was === racer) continue;
      for (const said of racerNews(was, racer)) this.tell(track.racers[at]?.nth ?? 0, said);
    }
  }
}

/** What a race needs besides its task: seats of nobody's account. */
const planFor = (racers: readonly DropInPupil[]): RacePlan => ({
  raceID: randomUUID() as RaceID,
  sceneryKey: "",
  terms: PUBLIC_TERMS,
  botSpeeds: [],
  newcomers: [],
  seats: racers.map(({ name }, slot) => ({
    slot,
    userID: null,
    displayName: name,
    carID: NO_CAR,
    carHueAngle: 0,
    isBot: false,
  })),
});

/** What everyone types or solves. */
export type DropInSubject = { readonly textID: TextID } | { readonly lessonID: LessonID };

/** The countdown of a race begins. */
export const startRace = (racers: readonly DropInPupil[], subject: DropInSubject, dice: Dice, now: Stamp): DropInRace =>
  "textID" in subject
    ? new Tracks(typingRace, racers, (plan) => ({ ...plan, ...subject }), dice, now)
    : new Tracks(mathRace, racers, (plan) => ({ ...plan, ...subject }), dice, now);
