import { PIT_STOP_TITLE } from "../session/trouble-sentence.ts";
import type { ClassroomStatus } from "./classroom-store.ts";

interface DoorWords {
  readonly title: string;
  /** Without one the server's sentence is shown. */
  readonly text?: string;
  /** The label of the retry button; without one there is no button. */
  readonly retry?: string;
}

const WORDS: Readonly<Partial<Record<ClassroomStatus, DoorWords>>> = {
  "not-live": {
    title: "Your teacher hasn't started the lesson yet",
    text: "Stay here: your class opens by itself as soon as it begins.",
  },
  "not-member": {
    title: "This isn't your class any more",
    text: "Only the pupils of a class race in it. Ask your teacher if that's a surprise.",
  },
  offline: {
    title: "You're offline",
    text: "We can't reach the server. Your class opens by itself as soon as we can.",
    retry: "Try now",
  },
  "pit-stop": { title: PIT_STOP_TITLE, retry: "Try now" },
  unreachable: { title: "A flat tyre", retry: "Try now" },
  elsewhere: {
    title: "Your class is open somewhere else",
    text: "You're with your class in another tab or on another device. One racer, one seat!",
    retry: "Race here instead",
  },
  "other-race": {
    title: "You're in another race",
    text: "As soon as it's over, your class opens here. One racer, one seat!",
    retry: "Try again",
  },
  closed: { title: "A flat tyre", retry: "Try again" },
};

const OVER: DoorWords = {
  title: "The lesson is over",
  text: "Well raced! When your teacher starts another one, it opens here by itself.",
};

/** Whether the way to the room is what is shut: it is tried again by itself. */
export const mayOpenByItself = (status: ClassroomStatus): boolean =>
  ["offline", "pit-stop", "unreachable", "other-race"].includes(status);

/** Why the room is closed; undefined while it is open, or opens. @param isOver this page was in it */
export const doorWords = (status: ClassroomStatus, isOver: boolean): DoorWords | undefined =>
  status === "not-live" && isOver ? OVER : WORDS[status];
