import { setTimeout as wait } from "node:timers/promises";

import { validateCaptcha } from "#shared/contracts/account/recovery.ts";
import { ownCertificates } from "#shared/contracts/race/certificate.ts";
import type { TrialOver } from "#shared/contracts/realtime/certificate.ts";
import { ENTER } from "#shared/rules/certificate/trial.ts";
import type { Dice } from "#shared/rules/chance.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";

import type { BlindReader } from "./blind-reader.ts";
import { solvedBotCheck } from "./bot-check.ts";
import type { Cheat } from "./cheats.ts";
import { joinMathRace } from "./math-racer.ts";
import { press } from "./person-racer.ts";
import { joinRace } from "./racer.ts";
import { letGo } from "./releases.ts";
import { enterTrial, type TestTrial } from "./trial.ts";
import { newRacer, type Visitor } from "./visitor.ts";

const BATCH_MS = 100;
/** How long a program looks at a picture before it gives the line up. */
const READ_MS = 4_000;

/** A signed-up account that a program plays, over the product's calls and sockets alone. */
export class CheatingAccount {
  readonly visitor: Visitor;
  checks = 0;
  readonly #url: string;
  readonly #cheat: Cheat;
  readonly #dice: Dice;
  readonly #reader: BlindReader;

  private constructor(visitor: Visitor, url: string, cheat: Cheat, dice: Dice, reader: BlindReader) {
    this.visitor = visitor;
    this.#url = url;
    this.#cheat = cheat;
    this.#dice = dice;
    this.#reader = reader;
  }

  static async signUp(username: string, url: string, cheat: Cheat, dice: Dice, reader: BlindReader) {
    return new CheatingAccount(await newRacer({ url }, username), url, cheat, dice, reader);
  }

  /** From the lobby until every key is taken: a program has no time for results. */
  async race(): Promise<void> {
    const { visitor } = this;
    if (this.#cheat.lessonID === null) {
      const racer = await joinRace(this.#url, visitor.token);
      await racer.untilPhase("racing");
      const keys = letGo(this.#cheat.types(racer.room.state.text, this.#dice), this.#dice);
      await press(racer, keys);
      await racer.untilTrue(() => (racer.lanes.get(racer.welcome.slot)?.received ?? 0) >= keys.length);
      await racer.room.leave();
      return;
    }
    const racer = await joinMathRace(this.#url, this.#cheat.lessonID, visitor.token);
    await racer.untilPhase("racing");
    const { prompts } = await racer.until("problems");
    const problems = prompts.map((prompt) => ({ prompt, answer: answerOf(prompt) }));
    for (const [from, { offsetMs, digits }] of this.#cheat.solves(problems, this.#dice).entries()) {
      await wait(Math.max(0, offsetMs - racer.raceMs));
      racer.room.send("answers", { from, at: [offsetMs], texts: [digits] });
      racer.sent++;
    }
    await racer.untilTaken();
    await racer.room.leave();
  }

  /** Does the computer's puzzle whenever something waits, as often as it is taken. */
  async solvesCheck(): Promise<void> {
    const { waiting } = await this.visitor.get(ownCertificates);
    if (waiting.length === 0) return;
    const token = await solvedBotCheck(this.visitor);
    const { status } = await this.visitor.ask(validateCaptcha, { body: { token } });
    if (status === 200) this.checks++;
  }

  /** Goes into a trial, reads each picture as it comes and types it in its own rhythm. */
  async tries(): Promise<TrialOver> {
    const trial = await enterTrial(this.#url, this.visitor, this.#cheat.lessonID);
    void this.#typesPictures(trial);
    return trial.over;
  }

  async #typesPictures({ room, pictures, said, begins }: TestTrial): Promise<void> {
    const isOver = (): boolean => said.some(([type]) => type === "over" || type === "trouble");
    const { inMs, lengthMs } = await begins;
    const greenMs = performance.now() + inMs;
    const raceMs = (): number => performance.now() - greenMs;
    let from = 0;
    for (let line = 0; !isOver() && raceMs() < lengthMs; line++) {
      while (pictures.length <= line && !isOver()) await wait(BATCH_MS / 4);
      const shown = pictures[line];
      if (!shown) return;
      const reading = this.#reader.read(shown.picture, this.#cheat.lessonID);
      const text = await Promise.race([reading, wait(READ_MS, "")]);
      await wait(Math.max(0, -raceMs()));
      let atMs = raceMs();
      const keys = [...`${text === "" ? "the" : text}${ENTER}`].map((character) => {
        atMs += this.#cheat.waitMs(this.#dice);
        return { atMs, character };
      });
      for (let sent = 0; sent < keys.length && !isOver();) {
        await wait(BATCH_MS);
        const due = keys.slice(sent).filter((key) => key.atMs <= raceMs());
        if (due.length === 0) continue;
        const chars = due.map(({ character }) => character).join("");
        room.send("presses", { from, at: due.map((key) => Math.round(key.atMs)), chars });
        sent += due.length;
        from += due.length;
      }
    }
  }
}
