/** What went wrong with a whole page. @source teams-shop-seasons §2 Error screens, core §2 */
export const FAULTS = ["not-found", "loading", "internal", "bug"] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultWords {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** Where the button leads; without it the page is reloaded. */
  readonly to?: string;
}

export const FAULT_WORDS: Readonly<Record<Fault, FaultWords>> = {
  "not-found": {
    title: "Oops! Are you lost, racer?",
    text: "There's no road to this page. It may have moved, or there's a typo in the address.",
    button: "Back To Homepage",
    to: "/",
  },
  loading: {
    title: "Error Loading Page",
    text: "Something stopped this page from loading. Ad blockers can do that. If you use one, try disabling it for this site.",
    button: "Try Again",
  },
  internal: {
    title: "A Pit Stop We Didn't Plan",
    text: "We encountered an internal error which has been forwarded to the development team... please log out and back in.",
    button: "Back To Homepage",
    to: "/",
  },
  bug: {
    title: "A Bug on the Windscreen",
    text: "This page encountered an internal error which has been forwarded to the development team... please log out and back in. Your races, your cash and your cars are safe.",
    button: "Try Again",
  },
};
