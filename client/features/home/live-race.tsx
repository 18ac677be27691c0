import { useEffect, useRef } from "react";

import style from "./live-race.module.css";

const STILL = "(prefers-reduced-motion: reduce)";
const CHARACTERS_AHEAD = 45;
const CHARACTERS_BEHIND = 18;

/** Always as long, so that the current character stands still and the text runs through under it. */
const behindOf = (typed: string): string => typed.padStart(CHARACTERS_BEHIND);
const aheadOf = (text: string): string => text.slice(0, CHARACTERS_AHEAD).padEnd(CHARACTERS_AHEAD);

/** A live race of bots with the line that one of them types. Loaded when the page is idle; a drawn road until then. */
export function LiveRace() {
  const host = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLSpanElement>(null);
  const current = useRef<HTMLSpanElement>(null);
  const ahead = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!host.current || !mayMove()) return;
    const road = host.current;
    let stop: (() => void) | undefined;
    let isGone = false;
    const show = (text: string, typed: number): void => {
      const from = Math.max(0, typed - CHARACTERS_BEHIND);
      if (done.current) done.current.textContent = behindOf(text.slice(from, typed));
      if (current.current) current.current.textContent = text[typed] ?? " ";
      if (ahead.current) ahead.current.textContent = aheadOf(text.slice(typed + 1));
    };
    const begin = async (): Promise<void> => {
      const { runBotRace } = await import("./bot-race.ts");
      if (isGone) return;
      const end = await runBotRace(road, Math.random, show);
      if (isGone) end();
      else stop = end;
    };
    const cancel = whenIdle(() => void begin());
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, []);

  return (
    <div className={style.race} aria-hidden>
      <div ref={host} className={style.road} />
      <p className={style.line}>
        <span ref={done} className={style.done}>
          {behindOf("")}
        </span>
        <span ref={current} className={style.current}>
          T
        </span>
        <span ref={ahead}>{aheadOf("ype what you see, and your car drives.")}</span>
      </p>
    </div>
  );
}

function mayMove(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !matchMedia(STILL).matches && connection?.saveData !== true;
}

function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(run, { timeout: 3_000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, 1_000);
  return () => clearTimeout(timer);
}
