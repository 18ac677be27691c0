import { BOT_NAMES } from "#shared/content/bots.ts";
import type { SceneryKey } from "#shared/content/scenery.ts";
import { botCar } from "#shared/rules/bot-cars.ts";
import { between, type Dice } from "#shared/rules/chance.ts";
import { wpmOf } from "#shared/rules/race/speed.ts";

import { createScene } from "../../scene/create-scene.ts";
import type { Scene } from "../../scene/scene.ts";
import type { Course, Line, NewCourse, Step } from "./course.ts";

const STEP_MS = 100;
const COUNTDOWN_MS = 1_500;
const REST_MS = 4_000;
const LANES = [0, 1, 2, 3, 4] as const;
const OWN = 2;
const PLACE: SceneryKey = "dusk-coast";

interface Lane {
  /** The remaining steps, the next one last. */
  readonly steps: Step[];
  done: number;
}

/** What the scene reports to the page about the racer in the middle. */
export type OnLine = (line: Line) => void;

/** An endless race of five bots for the home page, with the real rules and the real scene. */
export async function runBotRace(host: HTMLElement, newCourse: NewCourse, dice: Dice, onLine: OnLine) {
  const race = new BotRace(host, newCourse, dice, onLine);
  await race.start();
  return () => race.stop();
}

class BotRace {
  readonly #host: HTMLElement;
  readonly #newCourse: NewCourse;
  readonly #dice: Dice;
  readonly #onLine: OnLine;
  #scene: Scene | undefined;
  #lanes: Lane[] = [];
  #course: Course;
  #raceMs = 0;
  #overMs = 0;
  #finished = 0;
  #timer = 0;
  #isStopped = false;

  constructor(host: HTMLElement, newCourse: NewCourse, dice: Dice, onLine: OnLine) {
    this.#host = host;
    this.#newCourse = newCourse;
    this.#dice = dice;
    this.#onLine = onLine;
    this.#course = newCourse(dice);
  }

  async start(): Promise<void> {
    const scene = await createScene(this.#host, { sceneryKey: PLACE, reducedMotion: false });
    if (this.#isStopped) return scene.destroy();
    this.#scene = scene;
    this.#line();
    this.#timer = window.setInterval(() => this.#step(), STEP_MS);
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
    this.#scene?.destroy();
  }

  /** Five bots at the start line. */
  #line(): void {
    const dice = this.#dice;
    this.#course = this.#newCourse(dice);
    this.#raceMs = -COUNTDOWN_MS;
    this.#overMs = 0;
    this.#finished = 0;
    this.#lanes = LANES.map((slot) => ({
      steps: this.#course.steps(slot === OWN ? 62 : between(dice, 48, 66)).toReversed(),
      done: 0,
    }));
    const names = LANES.map((slot) => BOT_NAMES[(slot * 5 + Math.floor(dice() * 5)) % BOT_NAMES.length] ?? "Bot");
    // Off the road first: whoever stays on it stays in the gate.
    this.#scene?.setRacers([]);
    this.#scene?.setRacers(
      names.map((name, slot) => {
        const { carID, carHueAngle: hueAngle } = botCar(name);
        return { slot, name, carID, hueAngle, isOwn: false, isBot: true };
      }),
    );
    this.#onLine(this.#course.lineAt(0));
  }

  #step(): void {
    if (document.hidden) return;
    this.#raceMs += STEP_MS;
    this.#scene?.lights(this.#raceMs < 0 ? 2 : this.#raceMs < COUNTDOWN_MS ? "go" : "off");
    for (const [slot, lane] of this.#lanes.entries()) this.#drive(slot, lane);
    if (this.#finished < LANES.length) return;
    this.#overMs += STEP_MS;
    if (this.#overMs >= REST_MS) this.#line();
  }

  #drive(slot: number, lane: Lane): void {
    const before = lane.done;
    let isSurge = false;
    for (let next = lane.steps.at(-1); next && next.atMs <= this.#raceMs; next = lane.steps.at(-1)) {
      lane.steps.pop();
      lane.done = next.done;
      isSurge ||= next.isSurge;
    }
    if (lane.done === before) return;
    this.#scene?.progress(slot, lane.done, wpmOf(lane.done * this.#course.characters, this.#raceMs));
    if (isSurge) this.#scene?.surge(slot);
    if (slot === OWN) this.#onLine(this.#course.lineAt(lane.done));
    if (lane.done < 1) return;
    this.#finished++;
    this.#scene?.finish(slot, this.#finished);
  }
}
