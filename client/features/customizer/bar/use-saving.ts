import { useState } from "react";

import type { Change } from "#shared/rules/garage/equip.ts";

import { equip } from "../../../data/garage/use-garage.ts";
import { sentenceOf } from "../../../ui/form/sending.ts";

/** What was saved last, and how to take it back. */
interface Saved {
  readonly words: string;
  readonly undo: Change | undefined;
}

export interface Saving {
  readonly isBusy: boolean;
  readonly trouble: string | undefined;
  readonly saved: Saved | undefined;
  /** @param undo takes it back; undefined where that isn't possible */
  readonly save: (change: Change, words: string, undo?: Change) => Promise<boolean>;
  /** Something else is looked at. */
  readonly forget: () => void;
}

/** Saves what the player wears, one change at a time. */
export function useSaving(): Saving {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [saved, setSaved] = useState<Saved>();
  return {
    isBusy,
    trouble,
    saved,
    async save(change, words, undo) {
      if (isBusy) return false;
      setBusy(true);
      setTrouble(undefined);
      setSaved(undefined);
      try {
        await equip([change]);
        setSaved({ words, undo });
        return true;
      } catch (problem) {
        setTrouble(sentenceOf(problem));
        return false;
      } finally {
        setBusy(false);
      }
    },
    forget() {
      setTrouble(undefined);
      setSaved(undefined);
    },
  };
}
