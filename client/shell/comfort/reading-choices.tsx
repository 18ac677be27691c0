import type { ReactNode } from "react";

import { NEEDS, type Need } from "#shared/rules/classes/needs.ts";

import { useNeeds } from "../../session/device/needs.ts";
import {
  CARETS,
  LINE_TYPES,
  SPACINGS,
  TEXT_SIZE_PX,
  usePreferences,
  type Preferences,
} from "../../session/device/preferences.ts";
import { setRaceView } from "../../session/device/race-view.ts";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Slider } from "../../ui/controls/slider.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { textFonts, themes } from "../../ui/theme.ts";

import style from "./reading-choices.module.css";

const WORDS = {
  auto: "Match my device",
  dark: "Dark",
  light: "Light",
  contrast: "High contrast",
  hyperlegible: "Atkinson Hyperlegible",
  lexend: "Lexend",
  opendyslexic: "OpenDyslexic",
  block: "Block",
  underline: "Underline",
  bar: "Bar",
  normal: "Normal",
  wide: "Wide",
  multi: "Three lines",
  single: "One line",
} as const;

const options = <T extends keyof typeof WORDS>(values: readonly T[]) =>
  values.map((value) => ({ value, label: WORDS[value] }));

/** What a teacher may have set of it. */
const NEED_WORDS = {
  largeText: "larger text",
  dyslexiaFont: "the OpenDyslexic font",
  noMotion: "no motion",
  noClock: "no clock in races",
  switchInput: "one switch for racing",
} as const satisfies Record<Need, string>;

interface ReadingChoicesProps {
  /** Further choices beside these. */
  readonly children?: ReactNode;
}

/** Reading preferences of this browser, with a line of race text as a preview. */
export function ReadingChoices({ children }: ReadingChoicesProps) {
  const now = usePreferences();
  const set = (change: Partial<Preferences>): void => void usePreferences.setState(change);
  const needs = useNeeds();
  const byTeacher = NEEDS.filter((each) => needs[each]).map((each) => NEED_WORDS[each]);
  return (
    <>
      {byTeacher.length > 0 && (
        <Callout title="Set by your teacher">
          {`For you it's ${byTeacher.join(", ")}. That stands above what you choose here, as long as you're in the class.`}
        </Callout>
      )}
      <p className={style.sample} aria-hidden>
        <span className={style.done}>The quick </span>
        <span className={style.current}>b</span>rown fox reads this line.
      </p>
      <div className={style.choices}>
        <RadioGroup
          label="Theme"
          look="plates"
          options={options(themes)}
          value={now.theme}
          onValue={(theme) => set({ theme })}
        />
        <RadioGroup
          label="Font"
          look="plates"
          options={options(textFonts)}
          value={now.textFont}
          onValue={(textFont) => set({ textFont })}
        />
        <Slider
          label="Race text size"
          min={TEXT_SIZE_PX.min}
          max={TEXT_SIZE_PX.max}
          value={now.textSizePx}
          words={`${now.textSizePx} px`}
          onValue={(textSizePx) => set({ textSizePx })}
        />
        <RadioGroup
          label="Letter spacing"
          look="plates"
          options={options(SPACINGS)}
          value={now.spacing}
          onValue={(spacing) => set({ spacing })}
        />
        <RadioGroup
          label="Caret"
          look="plates"
          options={options(CARETS)}
          value={now.caret}
          onValue={(caret) => set({ caret })}
        />
        <RadioGroup
          label="Race text"
          look="plates"
          options={options(LINE_TYPES)}
          value={now.lineType}
          onValue={(lineType) => void setRaceView({ lineType })}
        />
        <Switch
          label="Full screen"
          hint="Races fill the whole screen."
          checked={now.fullScreen}
          onValue={(fullScreen) => void setRaceView({ fullScreen })}
        />
        <Switch
          label="Race your best"
          hint="A pale car drives your best race beside you."
          checked={now.showsGhost}
          onValue={(showsGhost) => set({ showsGhost })}
        />
        <Switch
          label="Announce words"
          hint="For screen readers: speaks the next words and your place as you race."
          checked={now.announcesWords}
          onValue={(announcesWords) => set({ announcesWords })}
        />
        {children}
      </div>
    </>
  );
}
