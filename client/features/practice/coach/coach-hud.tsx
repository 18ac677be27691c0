import { Square } from "lucide-react";

import { formatAccuracy } from "#shared/format/figures.ts";

import { useSolo } from "../../../race/playback/solo/solo-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { KeyPair } from "../../../ui/data/key-pair.tsx";

import style from "./coach-hud.module.css";

interface CoachHudProps {
  readonly pair: string | undefined;
  readonly onStop: () => void;
}

/** What is aimed at, how much is right, and the way out. */
export function CoachHud({ pair, onStop }: CoachHudProps) {
  const accuracy = useSolo((solo) => solo.accuracy);
  return (
    <div className={style.hud}>
      {pair !== undefined && (
        <p className={style.aim}>
          Watch for <KeyPair of={pair} />
        </p>
      )}
      <p className={style.soft}>{formatAccuracy(accuracy)} accuracy</p>
      <Button size="small" icon={<Square aria-hidden size="1em" />} onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
