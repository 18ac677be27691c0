import type { ResultRow } from "#shared/contracts/race/race.ts";
import type { LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { KeyBatch, Nitro, Welcome } from "#shared/contracts/realtime/race.ts";
import { accuracyOf, wpmOf } from "#shared/rules/race/speed.ts";

import { sounds } from "../../sound/sounds.ts";
import type { ClientDiscipline, RaceControls, RaceFigures } from "../discipline.ts";
import type { RaceRoom } from "../discipline.ts";
import { ownGhost, shareDone, type Rhythm } from "../session/best-rhythm.ts";
import { canAct, useRace } from "../session/race-store.ts";
import type { Guide } from "./announcer/guide.ts";
import { HeldKeys } from "./keyboard/held-keys.ts";
import type { Keyed } from "./keyboard/keyed.ts";
import type { RaceTextHandle } from "./race-text.tsx";
import { recentSpeed } from "./recent-speed.ts";
import { stuckWords } from "./stuck-words.ts";
import { NO_TYPING, useTyping } from "./typing-store.ts";
import { Typist, type Press, type PressEffect } from "./typist.ts";

/** Few racers' words come at once. */
const loadPhrases = () => import("./keyboard/phrases.ts");

/** The parts of the screen that move at key rate or frame rate; each is set straight, outside React. */
interface TypingParts {
  readonly text: RaceTextHandle | undefined;
  /** For blind players. */
  readonly guide: Guide | undefined;
  readonly speed: (wpm: number) => void;
  readonly accuracy: (percent: number) => void;
}

/** Presses stored by the previous page. */
interface KeptPresses {
  readonly presses: readonly Press[];
}

/** Typing a text. */
export class TypingDiscipline implements ClientDiscipline<Welcome, ResultRow, KeptPresses>, Keyed {
  readonly name = "race";
  readonly seatKey = "redline-race";
  readonly batchType = "keys";
  readonly #hasGhost: boolean;
  #ghost: Rhythm | undefined;
  #race: RaceControls | undefined;
  readonly #parts: Partial<TypingParts> = {};
  #typist: Typist | undefined;
  readonly #held = new HeldKeys();
  #welcome: Welcome | undefined;
  #kept: readonly Press[] = [];
  /** Presses on a resumed page that does not know its racer's position yet; moments of `performance.now()`. */
  readonly #early: Press[] = [];
  #isCaughtUp = false;
  readPhrase: Keyed["readPhrase"];

  /** @param hasGhost whether the player's best race drives along */
  constructor(hasGhost = false) {
    this.#hasGhost = hasGhost;
  }

  open(race: RaceControls): void {
    this.#race = race;
    this.#ghost = this.#hasGhost ? ownGhost() : undefined;
    this.#kept = [];
    this.#held.lose();
    useTyping.setState(NO_TYPING, true);
  }

  get kept(): KeptPresses {
    return { presses: this.#typist?.presses ?? [] };
  }

  goOn({ presses }: KeptPresses): void {
    this.#kept = presses;
  }

  listen(room: RaceRoom): void {
    room.onMessage("nitro", ({ slot }: Nitro) => {
      sounds.play("nitro");
      this.#race?.scene?.nitro(slot);
    });
  }

  begin(welcome: Welcome): void {
    this.#welcome = welcome;
    this.readPhrase = undefined;
    if (welcome.takesPhrases) {
      void loadPhrases().then(({ phrasePresses }) => {
        this.readPhrase = (phrase) => phrasePresses(phrase, this.#typist?.text ?? "", this.done);
      }, reportError);
    }
    useTyping.setState({ hasNitro: welcome.hasNitro });
    this.catchUp();
  }

  /** After a drop, and on a resumed page: text, standing and the server's clock may come in any order. */
  catchUp(state?: RaceStateView): void {
    if (state) this.#takeText(state.text);
    const typist = this.#typist;
    const welcome = this.#welcome;
    if (!typist || !welcome || this.#race?.offsetAt(0) === undefined) return;
    this.#welcome = undefined;
    const { received, typing } = welcome;
    if (typist.presses.length === 0) typist.goOn(this.#kept, { ...typing, received });
    else typist.resendFrom(received);
    this.#isCaughtUp = true;
    this.#parts.text?.show(typist.typing);
    for (const press of this.#early.splice(0)) this.press(press.character, press.atMs);
  }

  #takeText(text: string): void {
    if (text !== "" && this.#typist?.text !== text) this.#typist = new Typist(text);
    if (this.#typist?.typing.skipped === 0) this.#typist.hasNitro = useTyping.getState().hasNitro;
    useTyping.setState({ text });
  }

  showOn(parts: Partial<TypingParts>): void {
    Object.assign(this.#parts, parts);
    parts.text?.show({ typed: this.done });
  }

  /** The rest of the text, while it can be typed. */
  get wanted(): string | undefined {
    return canAct(useRace.getState()) ? this.#typist?.left : undefined;
  }

  /** Takes one character from the keyboard and paints its effect in the same frame. */
  press(character: string, atMs: number, isCapsLock = false, code?: string): PressEffect {
    const race = useRace.getState();
    const typist = this.#typist;
    const offsetMs = this.#race?.offsetAt(atMs);
    if (!typist || !canAct(race)) return "ignored";
    if (!this.#isCaughtUp || offsetMs === undefined) {
      this.#early.push({ character, atMs });
      return "ignored";
    }
    const effect = typist.press(character, offsetMs);
    if (effect === "ignored") return effect;
    if (code !== undefined && effect !== "nitro") this.#held.press(code, typist.pressed - 1, atMs);
    this.#notePress(typist, isCapsLock);
    if (effect === "wrong") {
      sounds.play("error");
      this.#parts.text?.wrong();
      this.#race?.scene?.fault(race.slot);
      return effect;
    }
    this.#parts.text?.show(typist.typing);
    if (effect === "nitro") useTyping.setState({ hasNitro: false });
    else {
      sounds.click();
      if (effect !== "right") this.#race?.scene?.surge(race.slot);
    }
    if (effect === "nitro" || effect === "done") this.#race?.flush();
    return effect;
  }

  refuse(): void {
    const tell = ({ TOO_MUCH_AT_ONCE: stuck }: { readonly TOO_MUCH_AT_ONCE: string }): void =>
      useTyping.setState({ stuck, isRefused: true });
    void loadPhrases().then(tell, reportError);
  }

  letGo(code: string, atMs: number): void {
    const release = this.#held.letGo(code, atMs);
    if (release) this.#typist?.letGo(release.press, release.heldMs);
  }

  lose(code?: string): void {
    this.#held.lose(code);
  }

  /** Updates the idle and stuck states; React is notified only when something changes. */
  #notePress({ typing, text }: Typist, isCapsLock: boolean): void {
    const stuck = stuckWords({ wrongRun: typing.wrongRun, wanted: text[typing.typed] ?? "", isCapsLock });
    if (stuck !== useTyping.getState().stuck) useTyping.setState({ stuck });
    if (useRace.getState().idleUntilMs !== undefined) useRace.setState({ idleUntilMs: undefined });
  }

  nextBatch(): KeyBatch | undefined {
    return this.#typist?.nextBatch();
  }

  acknowledge({ received }: LaneProgress): void {
    this.#typist?.acknowledge(received);
  }

  end(lines: readonly ResultRow[]): void {
    useTyping.setState({ lines, ...this.kept });
  }

  get length(): number {
    return this.#typist?.text.length ?? 0;
  }

  get done(): number {
    return this.#typist?.typing.typed ?? 0;
  }

  paceOf(done: number, nowMs: number): number {
    return wpmOf(done, nowMs);
  }

  ghostAt(nowMs: number): number | undefined {
    return this.#ghost && shareDone(this.#ghost, this.length, nowMs);
  }

  moved(lane: LaneProgress, before: LaneProgress | undefined): void {
    const text = this.#typist?.text;
    if (text === undefined) return;
    if (wordsBefore(text, lane.typed) > wordsBefore(text, before?.typed ?? 0)) this.#race?.scene?.surge(lane.slot);
  }

  draw(nowMs: number): number {
    const wpm = this.#typist ? recentSpeed(this.#typist, nowMs) : 0;
    this.#parts.speed?.(wpm);
    return wpm;
  }

  drawFigures({ nowMs, place, racers, isCasual }: RaceFigures): void {
    if (!this.#typist) return;
    const { text, typing } = this.#typist;
    const { typed, errors, wrongRun } = typing;
    this.#parts.guide?.hear({ text, typed, wrongRun, racers, nowMs, place: isCasual ? undefined : place });
    this.#parts.accuracy?.(accuracyOf(typed, errors));
  }
}

const wordsBefore = (text: string, typed: number): number => text.slice(0, typed).split(" ").length;
