import { memo, useImperativeHandle, useLayoutEffect, useRef, type Ref } from "react";

import { onSize } from "../../browser/sizes.ts";
import { asIs } from "../../ui/data/as-is.tsx";
import { RaceTextPainter, type RaceTextView } from "./race-text-painter.ts";

import style from "./race-text.module.css";

/** Shows a racer's progress, in a text or in problems. */
export interface TaskHandle {
  /** Shows the task at a moment; called at key rate or at frame rate, outside React. */
  show(view: RaceTextView): void;
}

export interface RaceTextHandle extends TaskHandle {
  /** Shows a wrong key at the current position, until the right one comes. */
  wrong(): void;
}

interface RaceTextProps {
  readonly ref: Ref<RaceTextHandle>;
  readonly text: string;
  /** During the race: the text has the racer's reading preferences. */
  readonly isLive?: boolean;
}

/** A race text: the current character has a block, always on the same line of the screen. */
export const RaceText = memo(function RaceText({ ref, text, isLive = false }: RaceTextProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const painter = useRef<RaceTextPainter>(null);
  useLayoutEffect(() => {
    if (!sheet.current) return;
    const made = new RaceTextPainter(sheet.current);
    painter.current = made;
    return onSize(sheet.current, () => made.measure());
  }, [text]);
  useImperativeHandle(ref, () => ({
    show: (view) => painter.current?.show(view),
    wrong: () => painter.current?.wrong(),
  }));

  return (
    <div {...asIs(style.text)} data-live={isLive || undefined}>
      <p className={style.spoken} data-race-text>
        {text}
      </p>
      <div ref={sheet} className={style.sheet} aria-hidden>
        {Array.from(text.matchAll(/\S+\s?/g), ({ 0: word, index }) => (
          <span key={index} className={style.word}>
            {Array.from(word, (character, offset) => (
              <span key={offset} className={style.character} data-character>
                {character}
              </span>
            ))}
          </span>
        ))}
      </div>
    </div>
  );
});
