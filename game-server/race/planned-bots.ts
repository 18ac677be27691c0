import { botTimeMs, comingIn, endForBots, isLeftToBots, type BotTime } from "#shared/rules/race/coming-in.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { deadlineMs, type LaneCore, type RaceCore } from "#shared/rules/race/race.ts";
import { dueLook, newcomersPace, stretched, stretchOf } from "#shared/rules/race/settling.ts";

import type { Bots } from "./discipline.ts";

interface Step {
  readonly atMs: number;
}

interface Bot<S extends Step> {
  readonly slot: number;
  /** From 0 for the slowest to 1 for the fastest. */
  readonly rank: number;
  readonly total: number;
  /** What is left to do, the next step last. */
  steps: S[];
}

/** How the bots of one kind of race act. */
export interface Driving<L extends LaneCore, C extends RaceCore<L>, S extends Step> {
  /** Takes one step of a bot at its own moment. */
  take(race: C, slot: number, step: S): C;
  /** How many characters or answers a racer has done. */
  doneIn(lane: L): number;
  /** The shortest wait between two steps of a bot that has settled. */
  readonly leastMs: number;
}

/** The bots of one race, and what each of them has left to do. */
export class PlannedBots<L extends LaneCore, C extends RaceCore<L>, S extends Step> implements Bots<C> {
  readonly #driving: Driving<L, C, S>;
  readonly #newcomers: ReadonlySet<number>;
  readonly #bots: readonly Bot<S>[];
  #looks = 0;
  #time: BotTime | undefined;

  /**
   * @param plans the steps of each bot
   * @param newcomers the slots of the people to whom they settle
   */
  constructor(
    driving: Driving<L, C, S>,
    plans: readonly { readonly slot: number; readonly steps: readonly S[] }[],
    newcomers: readonly number[],
  ) {
    this.#driving = driving;
    this.#newcomers = new Set(newcomers);
    this.#bots = plans
      .map(({ slot, steps }) => ({ slot, total: steps.length, steps: steps.toReversed() }))
      .toSorted((a, b) => lastMsOf(b) - lastMsOf(a))
      .map((bot, nth) => ({ ...bot, rank: plans.length === 1 ? 0.5 : nth / (plans.length - 1) }));
  }

  /** Takes every step that is due, in the order of their moments; judged like everyone's. */
  act(race: C, nowMs: number): C {
    if (!this.#time && isLeftToBots(race)) this.#time = comingIn(race, this.#lastMs, nowMs);
    let next = race;
    for (const { slot, step } of this.#due(botTimeMs(this.#time, nowMs))) {
      if (step.atMs <= deadlineMs(next) + RACE.graceMs) next = this.#driving.take(next, slot, step);
    }
    this.#settle(next, nowMs);
    return endForBots(next, this.#time, nowMs);
  }

  #due(untilMs: number): readonly { readonly slot: number; readonly step: S }[] {
    const due: { slot: number; step: S }[] = [];
    for (const { slot, steps } of this.#bots) {
      for (let step = steps.at(-1); step && step.atMs <= untilMs; step = steps.at(-1)) {
        due.push({ slot, step });
        steps.pop();
      }
    }
    return due.length < 2 ? due : due.toSorted((a, b) => a.step.atMs - b.step.atMs);
  }

  get #lastMs(): number {
    return Math.max(0, ...this.#bots.map(lastMsOf));
  }

  #settle(race: C, nowMs: number): void {
    const look = this.#newcomers.size === 0 ? undefined : dueLook(this.#looks, nowMs);
    if (look === undefined) return;
    this.#looks = look + 1;
    const newcomers = race.racers
      .filter(({ seat, standing }) => this.#newcomers.has(seat.slot) && standing === "racing")
      .map(({ lane }) => ({ done: this.#driving.doneIn(lane), fairMs: lane.fairMs }));
    const pace = newcomersPace(newcomers, nowMs);
    if (pace === undefined) return;
    for (const bot of this.#bots) {
      const { rank, total, steps } = bot;
      const times = stretchOf({ rank, total, left: steps.length, lastMs: lastMsOf(bot) }, pace, nowMs);
      if (times !== 1) bot.steps = stretched(steps.toReversed(), nowMs, times, this.#driving.leastMs).toReversed();
    }
  }
}

/** When a bot would be in; 0 when it is. */
const lastMsOf = ({ steps }: Pick<Bot<Step>, "steps">): number => steps[0]?.atMs ?? 0;
