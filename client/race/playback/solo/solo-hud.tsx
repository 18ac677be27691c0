import { Flame } from "lucide-react";

import { formatAccuracy, formatCount } from "#shared/format/figures.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";

import { Kbd } from "../../../ui/controls/kbd.tsx";
import type { SoloEngine } from "./solo-engine.ts";
import { useSolo } from "./solo-store.ts";

import style from "./solo-hud.module.css";

interface SoloHudProps {
  readonly engine: SoloEngine;
  /** The unit of the lead. */
  readonly unit: "letter" | "problem";
}

/** The distance to the leading rival, the accuracy, and the nitro if there is one. */
export function SoloHud({ engine, unit }: SoloHudProps) {
  const { stage, ahead, accuracy, hasNitro } = useSolo();
  const ready = unit === "letter" ? "Fingers on the keys" : "Look closely";
  return (
    <div className={style.hud}>
      <p className={style.line}>{stage === "countdown" ? ready : gapText(ahead, unit)}</p>
      <p className={style.soft}>{formatAccuracy(accuracy)} accuracy</p>
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

function gapText(ahead: number, unit: string): string {
  if (ahead === 0) return "Side by side";
  return `${formatCount(Math.abs(ahead), unit)} ${ahead > 0 ? "ahead" : "behind"}`;
}
