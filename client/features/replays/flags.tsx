import type { CSSProperties } from "react";

import type { StoredRace } from "../../race/playback/stored-race.ts";
import { useReplay } from "./store.ts";

import style from "./controls.module.css";

/** Marks under the timeline: mistakes and nitro of the followed racer, and everybody's finish. */
export function Flags({ race }: { readonly race: StoredRace }) {
  const slot = useReplay((replay) => replay.slot);
  const endMs = useReplay((replay) => replay.endMs);
  const at = (ms: number) => ({ "--at": endMs === 0 ? 0 : ms / endMs }) as CSSProperties;
  const steps = race.racers.find((racer) => racer.slot === slot)?.playback?.steps ?? [];
  return (
    <div className={style.flags} aria-hidden>
      {steps.map(
        ({ effect, atMs, typing }) =>
          (effect === "wrong" || effect === "nitro") && (
            <i
              key={`${effect}-${typing.typed}-${typing.errors}`}
              className={style.flag}
              data-kind={effect}
              style={at(atMs)}
            />
          ),
      )}
      {race.racers.map(
        ({ slot: each, standing, playback }) =>
          playback &&
          standing === "finished" && (
            <i
              key={`home-${each}`}
              className={style.flag}
              data-kind="home"
              data-followed={each === slot || undefined}
              style={at(playback.endMs)}
            />
          ),
      )}
    </div>
  );
}
