import { memo, useImperativeHandle, useLayoutEffect, useRef, type Ref } from "react";

import style from "./paper.module.css";

/** Moves the text at key rate, outside React. */
export interface PaperHandle {
  /** Shows the character at `index` as the current one; everything before it is done. */
  moveTo(index: number): void;
  /** Shows a wrong key where the eye already is, until the right one comes. */
  wrong(): void;
}

interface PaperProps {
  readonly ref: Ref<PaperHandle>;
  readonly text: string;
}

const WRONG_MS = 160;

/** The race text: done characters fade, the current one stands in a block, always on the same line of the screen. */
export const Paper = memo(function Paper({ ref, text }: PaperProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const painter = useRef<PaperPainter>(null);

  useLayoutEffect(() => {
    if (!sheet.current) return;
    const made = new PaperPainter(sheet.current);
    painter.current = made;
    const watch = new ResizeObserver(() => made.measure());
    watch.observe(sheet.current);
    return () => watch.disconnect();
  }, [text]);
  useImperativeHandle(ref, () => ({
    moveTo: (index) => painter.current?.moveTo(index),
    wrong: () => painter.current?.wrong(),
  }));

  return (
    <div className={style.paper}>
      <p className={style.spoken} data-race-text>
        {text}
      </p>
      <div ref={sheet} className={style.sheet} aria-hidden>
        {wordsOf(text).map(({ word, at }) => (
          <span key={at} className={style.word}>
            {charactersOf(word, at).map(({ character, index }) => (
              <span key={index} className={style.character}>
                {character}
              </span>
            ))}
          </span>
        ))}
      </div>
    </div>
  );
});

const charactersOf = (word: string, at: number): { character: string; index: number }[] =>
  Array.from(word, (character, offset) => ({ character, index: at + offset }));

/** Words with the space after them, and where each begins. */
function wordsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/\S+\s?/g)].map((match) => ({ word: match[0], at: match.index }));
}

class PaperPainter {
  private readonly sheet: HTMLElement;
  private readonly characters: readonly HTMLElement[];
  private tops: number[] = [];
  private current = 0;
  private shownTop = -1;
  private isWrong = false;

  constructor(sheet: HTMLElement) {
    this.sheet = sheet;
    this.characters = [...sheet.querySelectorAll<HTMLElement>(`.${style.character}`)];
    this.measure();
  }

  /** Reads where every character stands, once per size of the sheet. */
  measure(): void {
    this.tops = this.characters.map((character) => character.offsetTop);
    this.shownTop = -1;
    this.moveTo(this.current);
  }

  moveTo(index: number): void {
    for (let i = this.current; i < index; i++) mark(this.characters[i], "done");
    if (index !== this.current) this.isWrong = false;
    this.current = index;
    mark(this.characters[index], this.isWrong ? "wrong" : "current");
    const top = this.tops[Math.min(index, this.tops.length - 1)] ?? 0;
    if (top === this.shownTop) return;
    this.shownTop = top;
    this.sheet.style.transform = `translateY(${-top}px)`;
  }

  wrong(): void {
    this.isWrong = true;
    const character = this.characters[this.current];
    mark(character, "wrong");
    character?.animate(SHAKE, { duration: WRONG_MS });
  }
}

function mark(character: HTMLElement | undefined, state: "done" | "current" | "wrong"): void {
  if (character) character.dataset.state = state;
}

const SHAKE = [{ translate: "0" }, { translate: "-2px" }, { translate: "2px" }, { translate: "0" }];
