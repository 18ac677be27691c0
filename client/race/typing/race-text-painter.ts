import type { Playback } from "#shared/rules/race/playback.ts";

/** How a character that is done was done: by hand, after a wrong key, or by the nitro. */
export type Mark = "done" | "missed" | "skipped";

export interface ScriptView {
  readonly typed: number;
  /** The wrong key that was pressed last, while it blocks. */
  readonly wrong?: string | undefined;
  readonly marks: readonly (Mark | undefined)[];
  /** Where the one next to you is. */
  readonly rival?: number | undefined;
}

/** How each character of a text was done in a log. */
export function marksOf({ steps }: Playback): readonly (Mark | undefined)[] {
  const marks: Mark[] = [];
  let typed = 0;
  for (const { effect, typing } of steps) {
    if (effect === "wrong") marks[typed] = "missed";
    for (; typed < typing.typed; typed++) marks[typed] ??= effect === "nitro" ? "skipped" : "done";
  }
  return marks;
}

/** Paints the characters of a script. */
export class ScriptPainter {
  private readonly sheet: HTMLElement;
  private readonly characters: readonly HTMLElement[];
  private tops: number[] = [];
  private marks: ScriptView["marks"] = [];
  private typed = 0;
  private rival: number | undefined;
  private shownTop = -1;

  constructor(sheet: HTMLElement) {
    this.sheet = sheet;
    this.characters = [...sheet.querySelectorAll<HTMLElement>("[data-character]")];
    this.measure();
  }

  /** Reads where every character stands, once per size of the sheet. */
  measure(): void {
    this.tops = this.characters.map((character) => character.offsetTop);
    this.shownTop = -1;
    this.scroll();
  }

  show({ typed, wrong, marks, rival }: ScriptView): void {
    const from = marks === this.marks ? Math.min(this.typed, typed) : 0;
    const to = marks === this.marks ? Math.max(this.typed, typed) : this.characters.length - 1;
    this.marks = marks;
    this.typed = typed;
    for (let at = from; at <= to; at++) this.paint(at, wrong);
    this.showRival(rival);
    this.scroll();
  }

  private paint(at: number, wrong: string | undefined): void {
    const character = this.characters[at];
    if (!character) return;
    const isCurrent = at === this.typed;
    const state = isCurrent ? (wrong === undefined ? "current" : "wrong") : (at < this.typed && this.marks[at]) || "";
    if (character.dataset.state !== state) character.dataset.state = state;
    if (isCurrent && wrong !== undefined) character.dataset.wrong = wrong === " " ? "␣" : wrong;
    else delete character.dataset.wrong;
  }

  private showRival(rival: number | undefined): void {
    if (rival === this.rival) return;
    this.characters[this.rival ?? -1]?.removeAttribute("data-rival");
    this.characters[rival ?? -1]?.setAttribute("data-rival", "");
    this.rival = rival;
  }

  private scroll(): void {
    const top = this.tops[Math.min(this.typed, this.tops.length - 1)] ?? 0;
    if (top === this.shownTop) return;
    this.shownTop = top;
    this.sheet.style.transform = `translateY(${-top}px)`;
  }
}
