import { NEEDS, type LongerTimes, type Need, type Needs } from "#shared/rules/classes/needs.ts";

/** What is set for pupils, in a teacher's words. */
export const NEED_WORDS: Readonly<Record<Need, { readonly label: string; readonly hint: string }>> = {
  largeText: { label: "Larger text", hint: "Race text and pages are bigger." },
  dyslexiaFont: { label: "OpenDyslexic font", hint: "Letters with heavy feet, which some people read more easily." },
  noMotion: {
    label: "No motion",
    hint: "Nothing slides, shakes or flashes, and the road stands still, from the next race on.",
  },
  noClock: { label: "No clock", hint: "No time left and no speed while racing." },
  switchInput: {
    label: "One switch",
    hint: "A light goes over words or digits, and any key or tap picks, in live races. It stands still for twice as long before it counts as away.",
  },
};

export const LONGER_WORDS: Readonly<Record<LongerTimes, string>> = {
  1.5: "One and a half times",
  2: "Twice as long",
  3: "Three times as long",
};

/** What a pupil needs, in a line; empty for nothing. */
export const needsWords = (needs: Needs): string =>
  [
    ...(needs.longer ? [`${LONGER_WORDS[needs.longer]} for a race`] : []),
    ...NEEDS.filter((each) => needs[each]).map((each) => NEED_WORDS[each].label),
  ].join(", ");
