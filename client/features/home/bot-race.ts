import { BOT_NAMES } from "#shared/content/bots.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import type { PlaceKey } from "#shared/content/places.ts";
import { SEA } from "#shared/content/texts/sea.ts";
import { between, pick, type Dice } from "#shared/rules/chance.ts";
import { botPresses, type BotPress } from "#shared/rules/race/bots.ts";
import { judge, NOTHING_TYPED, type Typing } from "#shared/rules/race/judge.ts";
import { wpmOf } from "#shared/rules/race/speed.ts";

import { createScene, type Scene } from "../../scene/scene.ts";

const STEP_MS = 100;
const COUNTDOWN_MS = 1_500;
const REST_MS = 4_000;
const LANES = [0, 1, 2, 3, 4] as const;
const OWN = 2;
const PLACE: PlaceKey = "dusk-coast";

interface Lane {
  readonly presses: BotPress[];
  typing: Typing;
  isDone: boolean;
}

/** What the picture tells the page about the racer in the middle. */
export type OnTyped = (text: string, typed: number) => void;

/** A race of five bots that never ends, for the home page: real rules, real scene, nobody's keys. */
export async function runBotRace(host: HTMLElement, dice: Dice, onTyped: OnTyped): Promise<() => void> {
  const race = new BotRace(host, dice, onTyped);
  await race.start();
  return () => race.stop();
}

class BotRace {
  private readonly host: HTMLElement;
  private readonly dice: Dice;
  private readonly onTyped: OnTyped;
  private scene: Scene | undefined;
  private lanes: Lane[] = [];
  private text = "";
  private raceMs = 0;
  private overMs = 0;
  private finished = 0;
  private timer = 0;
  private isStopped = false;

  constructor(host: HTMLElement, dice: Dice, onTyped: OnTyped) {
    this.host = host;
    this.dice = dice;
    this.onTyped = onTyped;
  }

  async start(): Promise<void> {
    const scene = await createScene(this.host, { placeKey: PLACE, reducedMotion: false });
    if (this.isStopped) return scene.destroy();
    this.scene = scene;
    this.line();
    this.timer = window.setInterval(() => this.step(), STEP_MS);
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
    this.scene?.destroy();
  }

  /** Five bots at the start line. */
  private line(): void {
    const { dice } = this;
    this.text = pick(dice, SEA).body;
    this.raceMs = -COUNTDOWN_MS;
    this.overMs = 0;
    this.finished = 0;
    this.lanes = LANES.map((slot) => ({
      presses: botPresses(this.text, slot === OWN ? 62 : between(dice, 48, 66), dice).toReversed(),
      typing: NOTHING_TYPED,
      isDone: false,
    }));
    const cars = CARS.filter((car) => car.purchasable);
    this.scene?.setRacers(
      LANES.map((slot) => ({
        slot,
        name: BOT_NAMES[(slot * 5 + Math.floor(dice() * 5)) % BOT_NAMES.length] ?? "Bot",
        carID: pick(dice, cars).carID,
        hueAngle: Math.floor(dice() * 360),
        isOwn: false,
        isBot: true,
      })),
    );
    this.onTyped(this.text, 0);
  }

  private step(): void {
    if (document.hidden) return;
    this.raceMs += STEP_MS;
    this.scene?.lights(this.raceMs < 0 ? 2 : this.raceMs < COUNTDOWN_MS ? "go" : "off");
    for (const [slot, lane] of this.lanes.entries()) this.type(slot, lane);
    if (this.finished < LANES.length) return;
    this.overMs += STEP_MS;
    if (this.overMs >= REST_MS) this.line();
  }

  private type(slot: number, lane: Lane): void {
    const before = lane.typing.typed;
    while ((lane.presses.at(-1)?.atMs ?? Infinity) <= this.raceMs) {
      lane.typing = judge(this.text, lane.typing, lane.presses.pop()?.character ?? "");
    }
    const { typed } = lane.typing;
    if (typed === before) return;
    this.scene?.progress(slot, typed / this.text.length, wpmOf(typed, this.raceMs));
    if (this.text.slice(before, typed).includes(" ")) this.scene?.surge(slot);
    if (slot === OWN) this.onTyped(this.text, typed);
    if (typed < this.text.length || lane.isDone) return;
    lane.isDone = true;
    this.finished++;
    this.scene?.finish(slot, this.finished);
  }
}
