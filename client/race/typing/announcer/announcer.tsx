import { useEffect, useRef } from "react";

import { sounds } from "../../../sound/sounds.ts";
import type { TypingDiscipline } from "../typing-discipline.ts";
import { Guide, type Politeness } from "./guide.ts";

import style from "./announcer.module.css";

/** An inaudible difference, so that repeated words are spoken again. */
const SILENCE = "\u00a0";

const CUES = ["place-1", "place-2", "place-3", "place-4", "place-5"] as const;

/** Speaks through the screen reader: one region that waits its turn, one that cuts in. */
export function Announcer({ typing }: { readonly typing: TypingDiscipline }) {
  const polite = useRef<HTMLParagraphElement>(null);
  const assertive = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const say = (words: string, politeness: Politeness): void => {
      const region = (politeness === "polite" ? polite : assertive).current;
      if (region) region.textContent = region.textContent === words ? words + SILENCE : words;
    };
    typing.showOn({ guide: new Guide({ say, cue: (place) => sounds.play(CUES[place - 1] ?? "place-5") }) });
    return () => typing.showOn({ guide: undefined });
  }, [typing]);

  return (
    <div className={style.spoken} data-announcer>
      <p ref={polite} aria-live="polite" />
      <p ref={assertive} aria-live="assertive" />
    </div>
  );
}
