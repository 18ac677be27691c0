import { useState } from "react";

import type { Self } from "#shared/contracts/self.ts";
import { decodeLook } from "#shared/rules/garage/look.ts";

import { equip } from "../../../data/garage/use-garage.ts";
import { sentenceOf } from "../../../ui/form/sending.ts";
import type { Thing } from "../thing.ts";
import { changesFor, isOn } from "./try-on.ts";

export interface PuttingOn {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** Five stickers are on the car already. */
  readonly isFull: boolean;
  readonly trouble: string | undefined;
  readonly putOn: () => Promise<void>;
}

/** Drives and wears a thing of the shop at once. @source core §4 Equip */
export function usePuttingOn(thing: Thing, user: Self, worn: string): PuttingOn {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const look = decodeLook(worn);
  const changes = changesFor(thing, look);
  return {
    isOn: isOn(thing, user.carID, look),
    isBusy,
    isFull: changes === undefined,
    trouble,
    async putOn() {
      if (!changes) return;
      setBusy(true);
      setTrouble(undefined);
      try {
        await equip(changes);
      } catch (problem) {
        setTrouble(sentenceOf(problem));
      }
      setBusy(false);
    },
  };
}
