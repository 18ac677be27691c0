import { PIT_STOP_TITLE } from "../session/trouble-sentence.ts";
import type { LobbyStatus } from "./friend-store.ts";

interface ClosedWords {
  readonly title: string;
  /** Without one the server's sentence is shown. */
  readonly text?: string;
  /** The label of the retry button; without one there is no button. */
  readonly retry?: string;
}

/** The address is not repeated: anybody could write anything into it. */
const WORDS: Readonly<Partial<Record<LobbyStatus, ClosedWords>>> = {
  "not-found": { title: "This link leads to no race" },
  "invite-only": { title: "This race is invite-only", retry: "Try again" },
  "class-only": {
    title: "This race stays in class",
    text: "A teacher keeps races behind a link for the class alone. Public races are open to you.",
    retry: "Try again",
  },
  full: { title: "Every seat is taken", retry: "Try again" },
  offline: {
    title: "You're offline",
    text: "We can't reach the server. This race opens by itself as soon as we can.",
    retry: "Try now",
  },
  "pit-stop": { title: PIT_STOP_TITLE, retry: "Try now" },
  unreachable: { title: "A flat tyre", retry: "Try now" },
  elsewhere: {
    title: "This race is open somewhere else",
    text: "Your race is open in another tab or on another device. One racer, one seat!",
    retry: "Race here instead",
  },
  "other-race": {
    title: "You're in another race",
    text: "It's open in another tab or on another device. Finish it, then join this one. One racer, one seat!",
    retry: "Try again",
  },
  closed: { title: "A flat tyre", retry: "Try again" },
};

/** Whether the way to the race is what is shut: it is tried again by itself, and practice needs none. */
export const mayOpenByItself = (status: LobbyStatus): boolean =>
  status === "offline" || status === "pit-stop" || status === "unreachable";

/** Whether no race can be opened from here. */
export const isClosed = (status: LobbyStatus): boolean => WORDS[status] !== undefined;

export const closedWords = (status: LobbyStatus): ClosedWords => WORDS[status] ?? { title: "One moment" };
