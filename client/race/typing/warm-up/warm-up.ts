import { formatWholeSpeed } from "#shared/format/figures.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";

import type { Scene } from "../../../scene/scene.ts";
import { sounds } from "../../../sound/sounds.ts";
import { honkByKey } from "../../session/honks.ts";
import { useRace } from "../../session/race-store.ts";
import type { Keyed } from "../keyboard/keyed.ts";
import { listenToKeys } from "../keyboard/listener.ts";
import { RaceTextPainter } from "../race-text-painter.ts";
import { recentSpeed } from "../recent-speed.ts";
import { Typist } from "../typist.ts";

interface WarmUpEffects {
  readonly scene: () => Scene | undefined;
  readonly done: () => void;
}

interface WarmUpParts extends WarmUpEffects {
  readonly painter: RaceTextPainter;
}

/** Typing a line at the table: it is heard and seen by the racer alone, and kept nowhere. Enter honks. */
class WarmUp implements Keyed {
  readonly #parts: WarmUpParts;
  readonly #typist: Typist;
  readonly #startMs: number;

  /** @param startMs when the first line was shown, on `performance.now()` */
  constructor(line: string, startMs: number, parts: WarmUpParts) {
    this.#typist = new Typist(line);
    this.#startMs = startMs;
    this.#parts = parts;
  }

  get wanted(): string {
    return this.#typist.left;
  }

  press(character: string, atMs: number): void {
    const sinceMs = atMs - this.#startMs;
    if (character === NITRO_KEY) return honkByKey(sinceMs);
    const effect = this.#typist.press(character, sinceMs);
    if (effect === "ignored") return;
    const { painter, scene, done } = this.#parts;
    const { slot } = useRace.getState();
    if (effect === "wrong") {
      sounds.play("error");
      painter.wrong();
      scene()?.fault(slot);
      return;
    }
    sounds.click();
    painter.show({ typed: this.#typist.typing.typed });
    if (effect !== "right") scene()?.surge(slot);
    if (effect === "done") done();
  }

  /** WPM over the last three seconds. */
  get speed(): number {
    return recentSpeed(this.#typist, performance.now() - this.#startMs);
  }
}

const LOOK_MS = 200;

/** What a warm-up is typed in and shown on. */
export interface WarmUpStage extends WarmUpEffects {
  readonly line: string;
  /** When the first line was shown, on `performance.now()`. */
  readonly startMs: number;
  readonly field: HTMLTextAreaElement;
  readonly sheet: HTMLElement;
  readonly speed: HTMLElement;
}

/** Lets a line be typed. @returns ends it */
export function startWarmUp({ line, startMs, field, sheet, speed, ...effects }: WarmUpStage): () => void {
  const warmUp = new WarmUp(line, startMs, { ...effects, painter: new RaceTextPainter(sheet) });
  const stop = listenToKeys(field, warmUp);
  const timer = setInterval(() => (speed.textContent = formatWholeSpeed(warmUp.speed)), LOOK_MS);
  return () => {
    stop();
    clearInterval(timer);
  };
}
