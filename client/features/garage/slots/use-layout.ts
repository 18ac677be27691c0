import { useRef, useState } from "react";

import type { CarID } from "#shared/ids.ts";
import { arranged, type Layout } from "#shared/rules/garage/layout.ts";

import { arrange } from "../../../data/garage/use-garage.ts";
import { tellTrouble } from "../trouble.ts";

/**
 * The slots as they are shown, and how to change them. A change shows at once; several in a row are saved one after
 * another, without those that were overtaken.
 */
export function useLayout(saved: Layout, owned: readonly CarID[]): readonly [Layout, (next: Layout) => void] {
  const [wished, setWished] = useState<Layout>();
  const saving = useRef(Promise.resolve());
  const latest = useRef(0);

  const save = async (turn: number, next: Layout): Promise<void> => {
    if (turn !== latest.current) return;
    try {
      await arrange(next);
    } catch (problem) {
      tellTrouble("Your cars are back where they were", problem);
    }
    if (turn === latest.current) setWished(undefined);
  };
  const change = (next: Layout): void => {
    const turn = ++latest.current;
    setWished(next);
    saving.current = saving.current.then(() => save(turn, next));
  };
  return [wished ? arranged(wished, owned) : saved, change];
}
