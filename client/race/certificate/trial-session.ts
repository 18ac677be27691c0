import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { TrialBegins, TrialOver, TrialPicture } from "#shared/contracts/realtime/certificate.ts";
import { ENTER, press, wordsIn } from "#shared/rules/certificate/trial.ts";
import { ms } from "#shared/units.ts";

import { tell } from "../../data/facts.ts";
import { setRacing } from "../../session/racing.ts";
import { isByHand, lineChange, spokenText, typedText } from "./line-change.ts";
import { Presses } from "./presses.ts";
import { openTrial, type TrialEvents, type TrialLine } from "./trial-line.ts";
import { isUnderWay, NO_TRIAL, useTrial, type TrialView } from "./trial-store.ts";
import { LOST, STOPPED, troubleWords } from "./trial-words.ts";

/** Presses go out at most so often. */
const BATCH_MS = ms(100);

/** A racer's trial for a certificate of speed: from its opening to its result, one at a time. */
export class TrialSession {
  readonly #open: typeof openTrial;
  #leaving = new AbortController();
  #line: TrialLine | undefined;
  #presses = new Presses();
  /** What stands of the line that is typed now. */
  #written = "";
  #timers: ReturnType<typeof setTimeout>[] = [];
  #sending: ReturnType<typeof setInterval> | undefined;

  constructor(open = openTrial) {
    this.#open = open;
  }

  /** Opens a trial. @param lessonID the kind of problems; null for typing */
  start(lessonID: LessonID | null): void {
    if (isUnderWay(useTrial.getState())) return;
    const leaving = new AbortController();
    this.#leaving = leaving;
    this.#presses = new Presses();
    this.#written = "";
    this.#become({ ...NO_TRIAL, phase: "drawing", lessonID });
    setRacing(true);
    this.#open(lessonID, this.#events(leaving.signal), leaving.signal).then(
      (line) => {
        if (!leaving.signal.aborted) this.#line = line;
      },
      (problem: unknown) => {
        if (!leaving.signal.aborted) this.#end({ phase: "trouble", trouble: troubleWords(problem) });
      },
    );
  }

  /** Ends what is under way, at the racer's wish. */
  stop(): void {
    if (isUnderWay(useTrial.getState())) this.#end({ phase: "trouble", trouble: STOPPED });
  }

  /** The page is left. @returns whether a trial was under way */
  leave(): boolean {
    const wasUnderWay = isUnderWay(useTrial.getState());
    this.#end(NO_TRIAL);
    return wasUnderWay;
  }

  /**
   * Takes what stands in the field now.
   *
   * @param atMs on `performance.now()`
   * @returns what is to stand there instead, if anything
   */
  write(value: string, atMs: number): string | undefined {
    const { phase, lines, takesPhrases } = useTrial.getState();
    const [current] = lines;
    if (phase !== "typing" || !current) return "";
    const change = lineChange(this.#written, takesPhrases ? spokenText(value) : typedText(value));
    if (!takesPhrases && !isByHand(change)) {
      this.refuse();
      return this.#written;
    }
    for (const [nth, character] of change.entries()) {
      if (!this.#press(character, atMs, current.words)) continue;
      // A phrase goes on with the next line.
      const rest = change
        .slice(nth + 1)
        .join("")
        .trimStart();
      return takesPhrases && rest !== "" ? (this.write(rest, atMs) ?? rest) : "";
    }
    return undefined;
  }

  /** Enter ends the line. @returns what is to stand in the field then */
  enter(atMs: number): string | undefined {
    const { phase, lines } = useTrial.getState();
    const [current] = lines;
    if (phase !== "typing" || !current || wordsIn(this.#written) === 0) return undefined;
    return this.#press(ENTER, atMs, current.words) ? "" : undefined;
  }

  /** Says that something was not typed by hand, and was left out. */
  refuse(): void {
    this.#become({ isRefused: true });
  }

  /** @returns whether the line is done by it */
  #press(character: string, atMs: number, words: number): boolean {
    const { greenMs, lines, done, isRefused } = useTrial.getState();
    this.#presses.add(character, Math.max(0, atMs - greenMs));
    const { line, isDone } = press(this.#written, character, words);
    this.#written = isDone ? "" : line;
    if (isDone) {
      const [old, ...rest] = lines;
      if (old) URL.revokeObjectURL(old.url);
      this.#become({ lines: rest, done: done + 1, isRefused: false });
    } else if (isRefused) this.#become({ isRefused: false });
    return isDone;
  }

  #events(signal: AbortSignal): TrialEvents {
    const unlessLeft =
      <Message>(take: (message: Message) => void) =>
      (message: Message): void => {
        if (!signal.aborted) take(message);
      };
    return {
      begins: unlessLeft((begins) => this.#begin(begins)),
      picture: unlessLeft((picture) => this.#show(picture)),
      over: unlessLeft((result) => this.#judged(result)),
      trouble: unlessLeft(({ message }) => this.#end({ phase: "trouble", trouble: message })),
      closed: () => unlessLeft(() => this.#end({ phase: "trouble", trouble: LOST }))(undefined),
    };
  }

  #show({ line, words, picture }: TrialPicture): void {
    const url = URL.createObjectURL(new Blob([new Uint8Array(picture)], { type: "image/png" }));
    this.#become({ lines: [...useTrial.getState().lines, { line, words, url }] });
  }

  #begin({ inMs, lengthMs, takesPhrases = false }: TrialBegins): void {
    this.#become({ phase: "countdown", greenMs: performance.now() + inMs, lengthMs, takesPhrases });
    this.#timers = [
      setTimeout(() => this.#become({ phase: "typing" }), inMs),
      setTimeout(() => this.#timeUp(), inMs + lengthMs),
    ];
    this.#sending = setInterval(() => this.#send(), BATCH_MS);
  }

  #send(): void {
    for (let batch = this.#presses.nextBatch(); batch; batch = this.#presses.nextBatch()) this.#line?.send(batch);
  }

  #timeUp(): void {
    this.#send();
    clearInterval(this.#sending);
    this.#become({ phase: "judging" });
  }

  #judged(result: TrialOver): void {
    this.#end({ phase: "over", result });
    void tell("account", "wallet", "progress").catch(reportError);
  }

  #end(change: Partial<TrialView>): void {
    this.#leaving.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    clearInterval(this.#sending);
    this.#line = undefined;
    for (const { url } of useTrial.getState().lines) URL.revokeObjectURL(url);
    this.#become({ ...change, lines: [] });
    setRacing(false);
  }

  #become(change: Partial<TrialView>): void {
    useTrial.setState(change);
  }
}
