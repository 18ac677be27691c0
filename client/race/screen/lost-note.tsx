import type { RaceLoss } from "../session/race-store.ts";

import style from "./lost-note.module.css";

const WORDS: Readonly<Record<RaceLoss, string>> = {
  server:
    "Your last race was called off because its server went down. It paid nothing and cost nothing. Here's a new one.",
  unknown: "You couldn't get back into your last race in time, so it's over for you. Here's a new one.",
};

/** Tells a racer how the last race was lost. It disappears when the next race begins. @source design Realtime */
export const LostNote = ({ loss }: { readonly loss: RaceLoss }) => (
  <output className={style.note}>{WORDS[loss]}</output>
);
