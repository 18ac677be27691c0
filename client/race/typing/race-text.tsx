import { memo, useImperativeHandle, useLayoutEffect, useRef, type Ref } from "react";

import { ScriptPainter, type ScriptView } from "./race-text-painter.ts";

import style from "./race-text.module.css";

export interface ScriptHandle {
  /** Shows the text at a moment; called at frame rate, outside React. */
  show(view: ScriptView): void;
}

interface ScriptProps {
  readonly ref: Ref<ScriptHandle>;
  readonly text: string;
}

/** A race text that can be wound forth and back, with what went wrong on the way. */
export const Script = memo(function Script({ ref, text }: ScriptProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const painter = useRef<ScriptPainter>(null);
  useLayoutEffect(() => {
    if (!sheet.current) return;
    const made = new ScriptPainter(sheet.current);
    painter.current = made;
    const watch = new ResizeObserver(() => made.measure());
    watch.observe(sheet.current);
    return () => watch.disconnect();
  }, [text]);
  useImperativeHandle(ref, () => ({ show: (view) => painter.current?.show(view) }));

  return (
    <div className={style.script}>
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
