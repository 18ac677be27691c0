/**
 * The groups of the pop-up layer, the most urgent one first: what lets a racer in at all comes before what is given to them,
 * that before what is told, and growls, which pass by themselves, come last. @source teams-shop-seasons §1, §4 Pop-up groups
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

/** Something that wants to lie over the page. */
export interface PopUp {
  readonly key: string;
  readonly group: PopUpGroup;
  /** Shown once and never again. */
  readonly isOnce?: true;
}

export interface PopUps {
  /** Whatever wants to be shown, in the order in which it came. */
  readonly wanted: readonly PopUp[];
  /** The group whose turn it is; none while nothing is wanted or all is held. */
  readonly turn: PopUpGroup | undefined;
  /** While a race is on nothing is shown. */
  readonly isHeld: boolean;
  /** Keys of what was shown once and for all. */
  readonly seen: ReadonlySet<string>;
}

export const noPopUps = (isHeld: boolean, seen: ReadonlySet<string> = new Set()): PopUps => ({
  wanted: [],
  turn: undefined,
  isHeld,
  seen,
});

/** Something wants to be shown. What was seen once, or wants it already, changes nothing. */
export function withPopUp(before: PopUps, popUp: PopUp): PopUps {
  if (popUp.isOnce && before.seen.has(popUp.key)) return before;
  if (before.wanted.some(({ key }) => key === popUp.key)) return before;
  return inTurn({ ...before, wanted: [...before.wanted, popUp] });
}

/** Something was closed, or is not wanted any more. Seen counts only what was shown. */
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

/** Holds everything back while a race is on, and lets it come again after it. */
export const heldPopUps = (before: PopUps, isHeld: boolean): PopUps =>
  before.isHeld === isHeld ? before : inTurn({ ...before, isHeld });

/** Whether something has its turn now. */
export const isShown = ({ wanted, turn }: PopUps, { key, group }: PopUp): boolean =>
  group === turn && wanted.some((popUp) => popUp.key === key);

/** One group at a time: it keeps its turn until it has nothing left, but gives way to the captcha, and growls to everything. */
function inTurn(popUps: PopUps): PopUps {
  const groups = POPUP_GROUPS.filter((group) => popUps.wanted.some((popUp) => popUp.group === group));
  const [first] = groups;
  const stays = first !== "captcha" && popUps.turn !== "growl" && groups.some((group) => group === popUps.turn);
  return { ...popUps, turn: popUps.isHeld ? undefined : stays ? popUps.turn : first };
}
