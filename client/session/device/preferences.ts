import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import { lasting, onStored } from "../../browser/storages.ts";
import { sounds } from "../../sound/sounds.ts";
import { applyTextFont, applyTheme, textFonts, themes, type TextFont, type Theme } from "../../ui/theme.ts";
import { useNeeds } from "./needs.ts";

export const CARETS = ["block", "underline", "bar"] as const;
export type Caret = (typeof CARETS)[number];
export const SPACINGS = ["normal", "wide"] as const;
export type Spacing = (typeof SPACINGS)[number];
/** @source core §3 raceSounds */
export const RACE_SOUNDS = ["all", "only_fx", "off"] as const;
export type RaceSounds = (typeof RACE_SOUNDS)[number];

/** @source core §3 lineType */
export const LINE_TYPES = ["multi", "single"] as const;
export type LineType = (typeof LINE_TYPES)[number];

/** The race text, in CSS pixels. */
export const TEXT_SIZE_PX = { min: 24, max: 32, usual: 26 } as const;
/** For who needs a larger one. */
const LARGE_PX = 38;

/** Reading and sound preferences of this browser; stored for guests too. */
export interface Preferences {
  readonly theme: Theme;
  readonly textFont: TextFont;
  readonly textSizePx: number;
  readonly spacing: Spacing;
  readonly caret: Caret;
  /** How many lines of the race text are shown at once. */
  readonly lineType: LineType;
  /** A race fills the screen. */
  readonly fullScreen: boolean;
  readonly raceSounds: RaceSounds;
  /** From 0 to 1. @source core §9 */
  readonly volume: number;
  /** The best race drives along in public ones. */
  readonly showsGhost: boolean;
  /** Words and places of a race are said by the screen reader. */
  readonly announcesWords: boolean;
}

export const USUAL: Preferences = {
  theme: "auto",
  textFont: "hyperlegible",
  textSizePx: TEXT_SIZE_PX.usual,
  spacing: "normal",
  caret: "block",
  lineType: "multi",
  fullScreen: false,
  raceSounds: "only_fx",
  volume: 0.5,
  showsGhost: true,
  announcesWords: false,
};

/** Parses the stored value; anything unknown falls back to the default. */
export function readPreferences(stored: unknown): Preferences {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Partial<
    Record<keyof Preferences, unknown>
  >;
  const oneOf = <T extends string>(choices: readonly T[], value: unknown, usual: T): T =>
    choices.find((choice) => choice === value) ?? usual;
  const within = (value: unknown, min: number, max: number, usual: number): number =>
    typeof value === "number" && value >= min && value <= max ? value : usual;
  return {
    theme: oneOf(themes, given.theme, USUAL.theme),
    textFont: oneOf(textFonts, given.textFont, USUAL.textFont),
    textSizePx: within(given.textSizePx, TEXT_SIZE_PX.min, TEXT_SIZE_PX.max, USUAL.textSizePx),
    spacing: oneOf(SPACINGS, given.spacing, USUAL.spacing),
    caret: oneOf(CARETS, given.caret, USUAL.caret),
    lineType: oneOf(LINE_TYPES, given.lineType, USUAL.lineType),
    fullScreen: given.fullScreen === true,
    raceSounds: oneOf(RACE_SOUNDS, given.raceSounds, USUAL.raceSounds),
    volume: within(given.volume, 0, 1, USUAL.volume),
    showsGhost: given.showsGhost !== false,
    announcesWords: given.announcesWords === true,
  };
}

const NAME = "redline-preferences";

export const usePreferences = create<Preferences>()(
  persist((): Preferences => USUAL, {
    name: NAME,
    version: 1,
    storage: createJSONStorage(() => lasting),
    merge: (stored) => readPreferences(stored),
  }),
);

/** Applies the preferences now, whenever they change, and when another tab changes them. */
export function startPreferences(): void {
  sounds.start();
  apply(usePreferences.getState());
  usePreferences.subscribe(apply);
  useNeeds.subscribe(() => apply(usePreferences.getState()));
  onStored((key) => {
    if (key === NAME) void usePreferences.persist.rehydrate();
  });
}

/** What a teacher says somebody needs stands above their own choice. */
function apply({ theme, textFont, textSizePx, spacing, caret, lineType, raceSounds, volume }: Preferences): void {
  const root = document.documentElement;
  const { noMotion, largeText, dyslexiaFont, noClock, switchInput } = useNeeds.getState();
  applyTheme(theme);
  applyTextFont(dyslexiaFont ? "opendyslexic" : textFont);
  root.style.setProperty("--size-race", `${(largeText ? LARGE_PX : textSizePx) / 16}rem`);
  setMark(root, "motion", noMotion && "quiet");
  setMark(root, "text", largeText && "large");
  setMark(root, "clock", noClock && "none");
  root.dataset.spacing = spacing;
  root.dataset.caret = caret;
  root.dataset.lines = switchInput ? "single" : lineType;
  sounds.configure(raceSounds, volume);
}

function setMark(root: HTMLElement, name: string, value: string | false | undefined): void {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
}
