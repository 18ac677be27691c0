import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { days } from "./kept/kept.ts";

/** One item in the browser's storage. */
export interface KeptHere {
  /** The name in the browser's developer tools. */
  readonly name: string;
  readonly what: string;
  readonly howLong: string;
}

/** Cookies, which the browser sends only to us. A test compares it with the code. */
export const COOKIES: readonly KeptHere[] = [
  { name: "redline_guest", what: "Your number as a guest.", howLong: days(KEPT_DAYS.guest) },
  {
    name: "redline_device",
    what: "That this browser can skip two-step login.",
    howLong: days(KEPT_DAYS.trustedDevice),
  },
  {
    name: "redline_browser",
    what: "That you logged in here before, so that strangers' wrong passwords don't stop you.",
    howLong: days(KEPT_DAYS.knownBrowser),
  },
  { name: "redline_trip", what: "Where you were going while you log in with another company.", howLong: "2 hours" },
  { name: "redline_link", what: "That it was you who wanted to connect another company.", howLong: "10 minutes" },
  { name: "redline_arrival", what: "That you've come back from there.", howLong: "10 minutes" },
];

/** The browser's own storage. A test compares it with the code. */
export const STORAGE: readonly KeptHere[] = [
  { name: "redline-token", what: "That you're logged in.", howLong: "Until you log out" },
  {
    name: "redline-session",
    what: "Your racer, friends and notices, so that pages load quickly.",
    howLong: "Until you log out",
  },
  {
    name: "redline-preferences",
    what: "Theme, fonts, sounds, and how a race fills the screen.",
    howLong: "Until you clear it",
  },
  { name: "redline-own-bests", what: "Your best speeds, for the board after a race.", howLong: "Until you clear it" },
  {
    name: "redline-best-rhythms",
    what: "How your best races went, for the pale car that drives them again.",
    howLong: "Until you clear it",
  },
  { name: "redline-event-teaser", what: "Which event's notice you closed.", howLong: "Until you clear it" },
  { name: "redline-bug-report", what: "A bug report that you haven't sent yet.", howLong: "Until you close the tab" },
  {
    name: "redline-own-texts",
    what: "If you're a teacher: the texts that you wrote for your class's races.",
    howLong: "Until you close the tab",
  },
  {
    name: "redline-lesson",
    what: "The way back into a lesson without data, when its page is loaded again. No name is in it.",
    howLong: "Until the lesson ends or you close the tab",
  },
  { name: "redline-keyboard", what: "Which keyboard your statistics show.", howLong: "Until you clear it" },
  { name: "redline-switch-pace", what: "How fast the light of a switch goes.", howLong: "Until you clear it" },
  { name: "redline-math-type", what: "Which math type you chose last.", howLong: "Until you clear it" },
  {
    name: "redline-practice",
    what: "What you chose to practise, your best, and your last ten.",
    howLong: "Until you clear it",
  },
  {
    name: "redline-coach",
    what: "Your plan with the coach, and rounds that we haven't heard of yet.",
    howLong: "Rounds until they are sent; the plan until someone else opens the coach here",
  },
  {
    name: "redline-split-test",
    what: "A random number from 1 to 12, sent only if a page breaks.",
    howLong: "365 days",
  },
  {
    name: "redline-achievements-check",
    what: "When we may look for new achievements and extra levels again, after that went wrong.",
    howLong: "Until it works again",
  },
  { name: "redline-race", what: "Your seat, if you reload in a race.", howLong: "Until you close the tab" },
  { name: "redline-math-race", what: "Your seat, if you reload in a math race.", howLong: "Until you close the tab" },
  {
    name: "redline-open-games",
    what: "When we last told you that friends are racing.",
    howLong: "Until you close the tab",
  },
  {
    name: "redline-stickers",
    what: "Stickers that you moved on your car and haven't saved yet.",
    howLong: "Until you close the tab",
  },
  {
    name: "redline-collections",
    what: "How much the racers own whose pages you opened.",
    howLong: "Until you close the tab",
  },
  { name: "redline-crash", what: "When a page last broke.", howLong: "Until you close the tab" },
  {
    name: "redline-class-call",
    what: "To which lesson of your class this tab has gone, so that it goes there once.",
    howLong: "Until you close the tab",
  },
  {
    name: "redline-clock-told",
    what: "That we told you your computer's clock is wrong, and by how much.",
    howLong: "Until you close the tab",
  },
  { name: "redline-version", what: "Which version a page last reloaded for.", howLong: "Until you close the tab" },
];
