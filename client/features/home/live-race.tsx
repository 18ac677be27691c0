import { useEffect, useRef } from "react";

import type { Site } from "#shared/content/site.ts";

import { savesData } from "../../browser/data-saving.ts";
import { whenIdle } from "../../browser/idle.ts";
import { asIs } from "../../ui/data/as-is.tsx";
import { isStill } from "../../ui/still.ts";
import type { Line, NewCourse } from "./course.ts";
import { homeWords } from "./home-words.ts";

import style from "./live-race.module.css";

const CHARACTERS_AHEAD = 45;
const CHARACTERS_BEHIND = 18;

/** Of constant length, so that the current character stands still and the text moves under it. */
const behindOf = (typed: string): string => typed.padStart(CHARACTERS_BEHIND);
const aheadOf = (text: string): string => text.slice(0, CHARACTERS_AHEAD).padEnd(CHARACTERS_AHEAD);

/** A live race of bots, with the text of one of them. Loaded when the page is idle; a still road until then. */
export function LiveRace({ site }: { readonly site: Site }) {
  const host = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLSpanElement>(null);
  const current = useRef<HTMLSpanElement>(null);
  const ahead = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!host.current || !mayMove()) return;
    const road = host.current;
    let stop: (() => void) | undefined;
    let isGone = false;
    const show = ({ text, at }: Line): void => {
      const from = Math.max(0, at - CHARACTERS_BEHIND);
      if (done.current) done.current.textContent = behindOf(text.slice(from, at));
      if (current.current) current.current.textContent = text[at] ?? " ";
      if (ahead.current) ahead.current.textContent = aheadOf(text.slice(at + 1));
    };
    const begin = async (): Promise<void> => {
      const [{ runBotRace }, newCourse] = await Promise.all([import("./bot-race.ts"), courseFor(site)]);
      if (isGone) return;
      const end = await runBotRace(road, newCourse, Math.random, show);
      if (isGone) end();
      else stop = end;
    };
    const cancel = whenIdle(() => {
      begin().catch((problem: unknown) => console.warn("The road stands still:", problem));
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [site]);

  const { text, at } = homeWords[site].line;
  return (
    <div className={style.race} aria-hidden>
      <div ref={host} className={style.road} />
      <p {...asIs(style.line)}>
        <span ref={done} className={style.done}>
          {behindOf(text.slice(0, at))}
        </span>
        <span ref={current} className={style.current}>
          {text[at]}
        </span>
        <span ref={ahead}>{aheadOf(text.slice(at + 1))}</span>
      </p>
    </div>
  );
}

async function courseFor(site: Site): Promise<NewCourse> {
  if (site === "math") return (await import("./math-course.ts")).mathCourse;
  return (await import("./typing-course.ts")).typingCourse;
}

const mayMove = (): boolean => !isStill() && !savesData();
