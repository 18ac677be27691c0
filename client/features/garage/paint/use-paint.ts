import { useState } from "react";

import type { Self } from "#shared/contracts/self.ts";

import { equip } from "../../../data/garage/use-garage.ts";
import { tellTrouble } from "../trouble.ts";

export interface Paint {
  /** What the car on the stage shows. */
  readonly hueAngle: number;
  readonly isOpen: boolean;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly open: () => void;
  /** Puts the tins away; what isn't saved goes. */
  readonly close: () => void;
  readonly mix: (hueAngle: number) => void;
  readonly undo: () => void;
  readonly save: () => Promise<void>;
}

/** The paint of the car in use: tried on the stage, and sent once it is saved. */
export function usePaint({ carID, carHueAngle }: Pick<Self, "carID" | "carHueAngle">): Paint {
  const [isOpen, setIsOpen] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [tried, setTried] = useState<{ readonly carID: number; readonly hueAngle: number }>();
  // Another car came on the stage: what was mixed was for the one before.
  const hueAngle = tried?.carID === carID ? tried.hueAngle : carHueAngle;
  const undo = (): void => setTried(undefined);
  return {
    hueAngle,
    isOpen,
    isChanged: hueAngle !== carHueAngle,
    isSaving,
    open: () => setIsOpen(true),
    close() {
      setIsOpen(false);
      undo();
    },
    mix: (angle) => setTried({ carID, hueAngle: ((Math.round(angle) % 360) + 360) % 360 }),
    undo,
    async save() {
      setIsSaving(true);
      try {
        await equip([{ type: "car", id: carID, hueAngle }]);
        undo();
      } catch (problem) {
        tellTrouble("The new paint isn't saved yet", problem);
      }
      setIsSaving(false);
    },
  };
}
