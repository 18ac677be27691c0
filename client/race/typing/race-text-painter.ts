/** How a character was completed: by hand, after a wrong key, or by the nitro. */
export type Mark = "done" | "missed" | "skipped";

export interface RaceTextView {
  readonly typed: number;
  /** The wrong key that was pressed last, while it blocks; shown below the text. */
  readonly wrong?: string | undefined;
  /** Without them everything before the current character is done. */
  readonly marks?: readonly (Mark | undefined)[];
  /** The position of the nearest rival. */
  readonly rival?: number | undefined;
}

const WRONG_MS = 160;
const SHAKE = [{ translate: "0" }, { translate: "-2px" }, { translate: "2px" }, { translate: "0" }];

/** Paints the characters of a race text. */
export class RaceTextPainter {
  readonly #sheet: HTMLElement;
  readonly #characters: readonly HTMLElement[];
  #tops: number[] = [];
  #view: RaceTextView = { typed: 0 };
  /** A wrong key was pressed where the text is now. */
  #isWrong = false;
  #shownTop = -1;

  constructor(sheet: HTMLElement) {
    this.#sheet = sheet;
    this.#characters = [...sheet.querySelectorAll<HTMLElement>("[data-character]")];
    this.measure();
    this.#paint(0);
  }

  /** Measures every character's position, once per size of the sheet. */
  measure(): void {
    this.#tops = this.#characters.map((character) => character.offsetTop);
    this.#shownTop = -1;
    this.#scroll();
  }

  show(view: RaceTextView): void {
    const before = this.#view;
    const isSameLog = view.marks === before.marks;
    const from = isSameLog ? Math.min(before.typed, view.typed) : 0;
    const to = isSameLog ? Math.max(before.typed, view.typed) : this.#characters.length - 1;
    if (view.typed !== before.typed) this.#isWrong = false;
    this.#view = view;
    for (let at = from; at <= to; at++) this.#paint(at);
    if (view.rival !== before.rival) {
      this.#characters[before.rival ?? -1]?.removeAttribute("data-rival");
      this.#characters[view.rival ?? -1]?.setAttribute("data-rival", "");
    }
    this.#scroll();
  }

  wrong(): void {
    this.#isWrong = true;
    const { typed } = this.#view;
    this.#paint(typed);
    this.#characters[typed]?.animate(SHAKE, { duration: WRONG_MS });
  }

  #paint(at: number): void {
    const character = this.#characters[at];
    if (!character) return;
    const { typed, wrong } = this.#view;
    const state = at === typed ? (this.#isWrong || wrong !== undefined ? "wrong" : "current") : this.#stateOf(at);
    if (character.dataset.state !== state) character.dataset.state = state;
    if (at === typed && wrong !== undefined) character.dataset.wrong = wrong === " " ? "␣" : wrong;
    else delete character.dataset.wrong;
  }

  #stateOf(at: number): string {
    const { typed, marks } = this.#view;
    if (at > typed) return "";
    return marks ? (marks[at] ?? "") : "done";
  }

  #scroll(): void {
    const top = this.#tops[Math.min(this.#view.typed, this.#tops.length - 1)] ?? 0;
    if (top === this.#shownTop) return;
    this.#shownTop = top;
    this.#sheet.style.transform = `translateY(${-top}px)`;
  }
}
