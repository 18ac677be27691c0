import { useState } from "react";

import {
  CARETS,
  RACE_SOUNDS,
  SPACINGS,
  TEXT_SIZE_PX,
  USUAL,
  usePreferences,
  type Preferences,
} from "../../session/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Slider } from "../../ui/slider.tsx";
import { textFonts, themes } from "../../ui/theme.ts";

import style from "./comfort-dialog.module.css";

interface ComfortDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const LABELS = {
  auto: "Like my device",
  dark: "Dark",
  light: "Light",
  contrast: "High contrast",
  hyperlegible: "Atkinson Hyperlegible",
  lexend: "Lexend",
  opendyslexic: "OpenDyslexic",
  block: "Block",
  underline: "Underline",
  bar: "Bar",
  normal: "Normal",
  wide: "Wide",
  all: "Everything",
  only_fx: "Effects only",
  off: "Off",
} as const;

const choices = <T extends keyof typeof LABELS>(values: readonly T[]) =>
  values.map((value) => ({ value, label: LABELS[value] }));

/** Reading comfort, theme and sound, each seen at once. */
export function ComfortDialog({ open, onClose }: ComfortDialogProps) {
  const now = usePreferences();
  const [undo, setUndo] = useState<Preferences>();
  const set = (change: Partial<Preferences>): void => void usePreferences.setState(change);

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Reading and sound"
      size="large"
      footer={
        <>
          {undo ? (
            <Button
              onClick={() => {
                set(undo);
                setUndo(undefined);
              }}
            >
              Undo
            </Button>
          ) : (
            <Button
              onClick={() => {
                setUndo({ ...now });
                set(USUAL);
              }}
            >
              Back to the usual
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p className={style.sample}>
        <span className={style.done}>The quick </span>
        <span className={style.current}>b</span>rown fox reads this line.
      </p>
      <div className={style.grid}>
        <RadioGroup
          label="Theme"
          look="plates"
          options={choices(themes)}
          value={now.theme}
          onValue={(theme) => set({ theme })}
        />
        <RadioGroup
          label="Font"
          look="plates"
          options={choices(textFonts)}
          value={now.textFont}
          onValue={(textFont) => set({ textFont })}
        />
        <Slider
          label="Race text size"
          min={TEXT_SIZE_PX.min}
          max={TEXT_SIZE_PX.max}
          value={now.textSizePx}
          words={`${now.textSizePx} px`}
          onValue={(textSizePx) => set({ textSizePx })}
        />
        <RadioGroup
          label="Letter spacing"
          look="plates"
          options={choices(SPACINGS)}
          value={now.spacing}
          onValue={(spacing) => set({ spacing })}
        />
        <RadioGroup
          label="Caret"
          look="plates"
          options={choices(CARETS)}
          value={now.caret}
          onValue={(caret) => set({ caret })}
        />
        <RadioGroup
          label="Race sounds"
          look="plates"
          options={choices(RACE_SOUNDS)}
          value={now.raceSounds}
          onValue={(raceSounds) => set({ raceSounds })}
        />
        <Slider
          label="Volume"
          value={Math.round(now.volume * 100)}
          words={`${Math.round(now.volume * 100)}%`}
          onValue={(percent) => set({ volume: percent / 100 })}
        />
      </div>
    </Modal>
  );
}
