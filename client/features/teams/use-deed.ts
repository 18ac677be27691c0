import { useState } from "react";

import type { Fact } from "#shared/contracts/facts.ts";

import { tell } from "../../data/facts.ts";
import { orToast } from "../../social/or-toast.ts";
import { keepFocus } from "../../ui/keep-focus.ts";

interface Deeds {
  /** The name of the deed that is being done. */
  readonly busy: string | undefined;
  /** @returns whether it was done; a refusal is shown as a toast */
  readonly run: (name: string, doing: () => Promise<unknown>, ...facts: readonly Fact[]) => Promise<boolean>;
}

/**
 * Deeds in a team, one at a time. Done or refused, everything that shows the team asks again.
 *
 * @param from what a deed may take away, where focus is not in it when the deed is done
 */
export function useDeeds(from?: () => Element | null): Deeds {
  const [busy, setBusy] = useState<string>();
  return {
    busy,
    async run(name, doing, ...facts) {
      if (busy !== undefined) return false;
      setBusy(name);
      const keep = keepFocus(from?.());
      try {
        return await orToast(doing());
      } finally {
        await tell("team", ...facts);
        setBusy(undefined);
        keep();
      }
    },
  };
}
