import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type {
  AnswerBatch,
  LessonHelp,
  MathResultLine,
  MathWelcome,
  Problems,
} from "#shared/contracts/realtime/math-race.ts";
import type { LaneProgress } from "#shared/contracts/realtime/progress.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import { mathScoreOf } from "#shared/rules/math/score.ts";
import { withPlainDigits } from "#shared/rules/written.ts";

import { sounds } from "../../sound/sounds.ts";
import type { ClientDiscipline, Opening, RaceControls, RaceFigures } from "../discipline.ts";
import type { RaceRoom } from "../discipline.ts";
import { ownGhost, shareDone, type Rhythm } from "../session/best-rhythm.ts";
import { canAct, useRace } from "../session/race-store.ts";
import { NO_MATH, useMath } from "./math-store.ts";
import { Solver } from "./solver.ts";

const STIR_EVERY_MS = 1_000;
/** An answer a minute moves the scenery like so many words a minute. */
const WPM_PER_ANSWER = 4;

/** Solving problems. */
export class MathDiscipline implements ClientDiscipline<MathWelcome, MathResultLine> {
  readonly name = "math race";
  readonly seatKey = "redline-math-race";
  readonly batchType = "answers";
  readonly kept = {};
  readonly #lessonID: LessonID | undefined;
  readonly #hasGhost: boolean;
  #ghost: Rhythm | undefined;
  #race: RaceControls | undefined;
  #showScore: ((perMinute: number) => void) | undefined;
  #solver: Solver | undefined;
  #welcome: MathWelcome | undefined;
  #problems: Problems | undefined;
  #stirredMs = -Infinity;
  /** An answer was given too soon, or before the server's clock is known on a resumed page: it is sent when allowed. */
  #isHeld = false;

  /**
   * @param lessonID undefined where somebody else chooses
   * @param hasGhost whether the player's best race of the lesson drives along
   */
  constructor(lessonID: LessonID | undefined, hasGhost: boolean) {
    this.#lessonID = lessonID;
    this.#hasGhost = hasGhost;
  }

  open(race: RaceControls, opening: Opening): void {
    this.#race = race;
    const { isChoosing, isAgain } = useMath.getState();
    if (opening === "resume") useMath.setState(NO_MATH, true);
    else if (opening === "wait") useMath.setState({ ...NO_MATH, isChoosing: true }, true);
    else useMath.setState({ ...NO_MATH, isChoosing, isAgain, lessonID: this.#lessonID }, true);
  }

  listen(room: RaceRoom): void {
    room.onMessage("problems", (problems: Problems) => {
      this.#problems = problems;
      this.catchUp();
    });
    room.onMessage("lesson-help", (help: LessonHelp) => useMath.setState({ help }));
  }

  begin(welcome: MathWelcome): void {
    useMath.setState({ lessonID: welcome.lessonID });
    if (this.#hasGhost) this.#ghost = ownGhost(welcome.lessonID);
    this.#solver?.resendFrom(welcome.received);
    this.#welcome = welcome;
    this.catchUp();
  }

  /** Starts once problems and standing are both known. */
  catchUp(): void {
    if (this.#solver || !this.#welcome || !this.#problems) return;
    const { reckoning, received } = this.#welcome;
    const { prompts } = this.#problems;
    this.#solver = new Solver(prompts, reckoning, received);
    useMath.setState({ prompts, ...reckoning });
  }

  /** @param showScore sets the needle, in correct answers a minute so far; outside React */
  showOn(showScore: ((perMinute: number) => void) | undefined): void {
    this.#showScore = showScore;
  }

  /** Takes the digits in the box. */
  write(text: string): void {
    if (useRace.getState().isPaused) return;
    const draft = withPlainDigits(text).replaceAll(/\D/g, "").slice(0, MATH.maxDigits);
    this.#isHeld = false;
    useMath.setState({ draft, isWrong: false });
    this.#stir();
  }

  /**
   * Sends the answer in the box, and paints its effect in the same frame.
   *
   * @param atMs the moment on `performance.now()`
   */
  submit(atMs: number = performance.now()): void {
    const race = useRace.getState();
    const { draft, isWrong } = useMath.getState();
    if (!this.#solver || !canAct(race) || isWrong) return;
    const offsetMs = this.#race?.offsetAt(atMs);
    this.#isHeld = offsetMs === undefined;
    if (offsetMs === undefined) return;
    const effect = this.#solver.answer(draft, offsetMs);
    this.#isHeld = effect === "ignored" && draft !== "";
    if (effect === "ignored") return;
    const { right, errors } = this.#solver;
    useMath.setState({ right, errors });
    useRace.setState({ idleUntilMs: undefined });
    this.#race?.flush();
    if (effect === "wrong") {
      sounds.play("error");
      this.#race?.scene?.fault(race.slot);
      useMath.setState(({ wrongRun }) => ({ isWrong: true, wrongRun: wrongRun + 1 }));
      return;
    }
    useMath.setState({ draft: "", isWrong: false, wrongRun: 0 });
    sounds.click();
    this.#race?.scene?.surge(race.slot);
  }

  toggleHelp(): void {
    if (useRace.getState().isPaused) return;
    const { isHelpOpen, help } = useMath.getState();
    useMath.setState({ isHelpOpen: !isHelpOpen });
    useRace.setState({ idleUntilMs: undefined });
    if (!isHelpOpen && !help) this.#race?.send("lesson-help", {});
    else this.#stir();
  }

  /** A racer who thinks is not idle. */
  #stir(): void {
    const nowMs = performance.now();
    if (useRace.getState().stage !== "racing" || nowMs - this.#stirredMs < STIR_EVERY_MS) return;
    this.#stirredMs = nowMs;
    this.#race?.send("stir", {});
    useRace.setState({ idleUntilMs: undefined });
  }

  tick(): void {
    if (this.#isHeld) this.submit();
  }

  nextBatch(): AnswerBatch | undefined {
    return this.#solver?.nextBatch();
  }

  acknowledge(own: LaneProgress): void {
    if (!this.#solver) return;
    this.#solver.settle(own);
    useMath.setState({ right: this.#solver.right, errors: this.#solver.errors });
  }

  end(lines: readonly MathResultLine[]): void {
    useMath.setState({ lines, given: this.#solver?.given ?? [], isHelpOpen: false });
  }

  get length(): number {
    return this.#solver?.prompts.length ?? 0;
  }

  get done(): number {
    return this.#solver?.right ?? 0;
  }

  paceOf(done: number, nowMs: number): number {
    return mathScoreOf(done, 0, nowMs).score * WPM_PER_ANSWER;
  }

  ghostAt(nowMs: number): number | undefined {
    return this.#ghost && shareDone(this.#ghost, this.length, nowMs);
  }

  moved(lane: LaneProgress, before: LaneProgress | undefined): void {
    const scene = this.#race?.scene;
    if (lane.typed > (before?.typed ?? 0)) scene?.surge(lane.slot);
    if (lane.errors > (before?.errors ?? 0)) scene?.fault(lane.slot);
  }

  draw(nowMs: number): number {
    return this.paceOf(this.done, nowMs);
  }

  drawFigures({ nowMs }: RaceFigures): void {
    this.#showScore?.(mathScoreOf(this.done, 0, nowMs).score);
  }
}
