import { create } from "zustand";

/** What the frame shows besides the racer: each part of the product sets what it knows when it knows it. */
export interface FrameFacts {
  /** The event that is on now. */
  readonly event: { readonly name: string; readonly endStamp: number } | undefined;
  readonly teamTag: string | undefined;
  /** The class-page setting is allowed and the racer is in a class. @source core §2 */
  readonly hasClassPage: boolean;
  /** @source core §6 show_leagues */
  readonly showsLeagues: boolean;
}

export const useFrameFacts = create<FrameFacts>()(() => ({
  event: undefined,
  teamTag: undefined,
  hasClassPage: false,
  showsLeagues: false,
}));
