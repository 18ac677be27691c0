import { useState } from "react";

import { formatPercent } from "#shared/format/figures.ts";

import { RACE_SOUNDS, USUAL, usePreferences, type Preferences } from "../../session/device/preferences.ts";
import { setRaceView } from "../../session/device/race-view.ts";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Slider } from "../../ui/controls/slider.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";
import { ReadingChoices } from "./reading-choices.tsx";

interface ComfortDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const SOUND_WORDS = { all: "Everything", only_fx: "Effects only", off: "Off" } as const;

/** Reading preferences, theme and sound, each applied at once. */
export function ComfortDialog({ open, onClose }: ComfortDialogProps) {
  const now = usePreferences();
  const [undo, setUndo] = useState<Preferences>();
  const set = (change: Partial<Preferences>): void => void usePreferences.setState(change);
  const setAll = (all: Preferences): void => {
    set(all);
    void setRaceView(all);
  };

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
                setAll(undo);
                setUndo(undefined);
              }}
            >
              Undo
            </Button>
          ) : (
            <Button
              onClick={() => {
                setUndo({ ...now });
                setAll(USUAL);
              }}
            >
              Reset to defaults
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <ReadingChoices>
        <RadioGroup
          label="Race sounds"
          look="plates"
          options={RACE_SOUNDS.map((value) => ({ value, label: SOUND_WORDS[value] }))}
          value={now.raceSounds}
          onValue={(raceSounds) => set({ raceSounds })}
        />
        <Slider
          label="Volume"
          value={Math.round(now.volume * 100)}
          words={formatPercent(now.volume)}
          onValue={(percent) => set({ volume: percent / 100 })}
        />
      </ReadingChoices>
    </Modal>
  );
}
