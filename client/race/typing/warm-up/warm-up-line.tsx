import { useEffect, useRef, useState, type RefObject } from "react";

import { WARM_UPS } from "#shared/content/warm-ups.ts";
import { pick } from "#shared/rules/chance.ts";

import { asIs } from "../../../ui/data/as-is.tsx";
import { HonkButton } from "../../screen/honk-button.tsx";
import { isOthers } from "../../session/honks.ts";
import type { TypingSession } from "../use-typing-session.ts";
import type { startWarmUp } from "./warm-up.ts";

import style from "./warm-up-line.module.css";

const otherThan = (line?: string): string =>
  pick(
    Math.random,
    WARM_UPS.filter((each) => each !== line),
  );

interface WarmUpLineProps {
  readonly session: Pick<TypingSession, "scene">;
}

/**
 * The typing of the line, loaded at the first key or tap, since a race must open quickly. What is typed until it is here
 * waits in the field.
 */
function useWaking(field: RefObject<HTMLTextAreaElement | null>): typeof startWarmUp | undefined {
  const [start, setStart] = useState<typeof startWarmUp>();
  useEffect(() => {
    if (start) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async (): Promise<void> => {
      const loaded = await import("./warm-up.ts");
      if (!signal.aborted) setStart(() => loaded.startWarmUp);
    };
    const onKey = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (isOthers(target) || ctrlKey || metaKey || altKey || (key.length > 1 && key !== "Enter")) return;
      field.current?.focus({ preventScroll: true });
    };
    window.addEventListener("keydown", onKey, { signal });
    field.current?.addEventListener("focus", () => void load(), { signal });
    return () => leaving.abort();
  }, [field, start]);
  return start;
}

/** A line to type while the racers gather, with the horn beside it. */
export function WarmUpLine({ session }: WarmUpLineProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const sheet = useRef<HTMLSpanElement>(null);
  const speed = useRef<HTMLSpanElement>(null);
  const [line, setLine] = useState<string>(() => otherThan());
  const [startMs] = useState(() => performance.now());
  const start = useWaking(field);
  useEffect(() => {
    if (!start || !field.current || !sheet.current || !speed.current) return;
    return start({
      line,
      startMs,
      field: field.current,
      sheet: sheet.current,
      speed: speed.current,
      scene: () => session.scene,
      done: () => setLine(otherThan),
    });
  }, [start, line, startMs, session]);
  return (
    <>
      <div className={style.line} data-warm-up>
        <textarea
          ref={field}
          className={style.field}
          aria-label={`Warm up while you wait: ${line}`}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          rows={1}
        />
        <span className={style.name} aria-hidden>
          Warm up
        </span>
        <span key={line} ref={sheet} {...asIs(style.sheet)} aria-hidden>
          {Array.from(line, (character, at) => (
            <span key={at} className={style.character} data-character>
              {character}
            </span>
          ))}
        </span>
        <span className={style.speed} aria-hidden>
          <span ref={speed}>0</span> WPM
        </span>
      </div>
      <HonkButton />
    </>
  );
}
