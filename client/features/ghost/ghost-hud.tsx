import { Flame } from "lucide-react";

import { NITRO_KEY } from "#shared/rules/race/nitro.ts";

import { formatCount } from "../../ui/format.ts";
import { Kbd } from "../../ui/kbd.tsx";
import type { GhostEngine } from "./ghost-engine.ts";
import { useGhost } from "./store.ts";

import style from "./ghost-hud.module.css";

/** How far from the ghost, how exact, and the nitro where the ghost had one too. */
export function GhostHud({ engine }: { readonly engine: GhostEngine }) {
  const { stage, ahead, accuracy, hasNitro } = useGhost();
  return (
    <div className={style.hud}>
      <p className={style.line}>{stage === "countdown" ? "Fingers on the keys" : gapText(ahead)}</p>
      <p className={style.soft}>{accuracy.toFixed(accuracy === 100 ? 0 : 1)} % accuracy</p>
      {hasNitro && (
        <button
          type="button"
          className={style.nitro}
          tabIndex={-1}
          onPointerDown={(event) => {
            event.preventDefault();
            engine.press(NITRO_KEY, event.timeStamp);
          }}
        >
          <Flame aria-hidden /> Nitro <Kbd>Enter</Kbd>
        </button>
      )}
    </div>
  );
}

function gapText(ahead: number): string {
  if (ahead === 0) return "Side by side";
  return `${formatCount(Math.abs(ahead), "letter")} ${ahead > 0 ? "ahead" : "behind"}`;
}
