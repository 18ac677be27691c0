/**
 * The groups of the pop-up layer, the most urgent first: access, then rewards, then messages, and finally growls, which
 * disappear by themselves.
 *
 * @source teams-shop-seasons §1, §4 Pop-up groups
 */
export const POPUP_GROUPS = [
  "captcha",
  "session",
  "takeover",
  "league",
  "class",
  "challenge",
  "announcement",
  "promotion",
  "growl",
] as const;
export type PopUpGroup = (typeof POPUP_GROUPS)[number];

/** Something to show over the page. */
export interface PopUp {
  readonly key: string;
  readonly group: PopUpGroup;
  /** Shown once and never again. */
  readonly isOnce?: true;
}

export interface PopUps {
  /** Everything to be shown, in order of arrival. */
  readonly wanted: readonly PopUp[];
  /** The group whose turn it is; undefined while there is nothing to show or all is held. */
  readonly turn: PopUpGroup | undefined;
  /** During a race nothing is shown. */
  readonly isHeld: boolean;
  /** Keys of one-time pop-ups that were shown. */
  readonly seen: ReadonlySet<string>;
}

export const noPopUps = (isHeld: boolean, seen: ReadonlySet<string> = new Set()): PopUps => ({
  wanted: [],
  turn: undefined,
  isHeld,
  seen,
});

/** Adds a pop-up. One that waits already, or a one-time pop-up that was seen, changes nothing. */
export function withPopUp(before: PopUps, popUp: PopUp): PopUps {
  if (popUp.isOnce && before.seen.has(popUp.key)) return before;
  if (before.wanted.some(({ key }) => key === popUp.key)) return before;
  return inTurn({ ...before, wanted: [...before.wanted, popUp] });
}

/** Removes a pop-up that was closed or is obsolete. Only what was shown counts as seen. */
export function withoutPopUp(before: PopUps, key: string): PopUps {
  const popUp = before.wanted.find((other) => other.key === key);
  if (!popUp) return before;
  const isSeen = popUp.isOnce && isShown(before, popUp);
  return inTurn({
    ...before,
    wanted: before.wanted.filter((other) => other !== popUp),
    seen: isSeen ? new Set([...before.seen, key]) : before.seen,
  });
}

/** Holds everything back during a race, and releases it afterwards. */
export const heldPopUps = (before: PopUps, isHeld: boolean): PopUps =>
  before.isHeld === isHeld ? before : inTurn({ ...before, isHeld });

/** Whether a pop-up is shown now. */
export const isShown = ({ wanted, turn }: PopUps, { key, group }: PopUp): boolean =>
  group === turn && wanted.some((popUp) => popUp.key === key);

/** One group at a time: it keeps its turn until it is empty, but yields to the captcha; growls yield to everything. */
function inTurn(popUps: PopUps): PopUps {
  const groups = POPUP_GROUPS.filter((group) => popUps.wanted.some((popUp) => popUp.group === group));
  const [first] = groups;
  const stays = first !== "captcha" && popUps.turn !== "growl" && groups.some((group) => group === popUps.turn);
  return { ...popUps, turn: popUps.isHeld ? undefined : stays ? popUps.turn : first };
}
