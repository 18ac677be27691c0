import { useEffect } from "react";

import { sounds } from "../../sound/sounds.ts";
import { keepFocus } from "../../ui/keep-focus.ts";
import { useRace } from "../session/race-store.ts";

import style from "./pause-sheet.module.css";

/** Lies over street and task while a teacher stops the race, and says for a moment when it goes on. */
export function PauseSheet({ isPaused }: { readonly isPaused: boolean }) {
  useEffect(() => {
    if (!isPaused) return;
    sounds.stopEngine();
    useRace.setState({ idleUntilMs: undefined });
    return keepFocus();
  }, [isPaused]);
  return (
    <span className={style.layer} data-paused={isPaused || undefined}>
      {isPaused ? (
        <span className={style.sheet}>
          <i aria-hidden className={style.bars} />
          <b className={style.title}>Paused by your teacher</b>
          <span className={style.words}>Hands off the keys. Your race waits right here.</span>
        </span>
      ) : (
        <b className={style.go}>Go on!</b>
      )}
    </span>
  );
}
