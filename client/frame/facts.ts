import { create } from "zustand";

import type { Person } from "#shared/rules/account/gates.ts";

/** What the frame shows besides the racer: each part of the product sets what it knows when it knows it. */
export interface FrameFacts extends Pick<Person, "classStanding" | "disabledClassSettings"> {
  /** The event that is on now. */
  readonly event: { readonly name: string } | undefined;
  readonly teamTag: string | undefined;
  /** Unknown: the races of this site count alone. */
  readonly gamesPlayedAllSites: number | undefined;
}

export const useFrameFacts = create<FrameFacts>()(() => ({
  event: undefined,
  teamTag: undefined,
  gamesPlayedAllSites: undefined,
  classStanding: "none",
  disabledClassSettings: [],
}));
