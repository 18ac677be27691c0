import { minutes, seconds } from "../../units.ts";

/** The numbers of a lesson without accounts. */
export const DROP_IN = {
  mostPupils: 40,
  /** So many a teacher who comes back gets again. */
  mostPodiums: 50,
  /** Names that a lesson remembers, so that nobody gets one of somebody who left. */
  mostNames: 200,
  /** Other names are offered no more often. */
  otherNamesEveryMs: seconds(1),
  /** Lessons that a node has at once. */
  mostOnNode: 500,
  /** How long until the bell, in minutes. */
  minutes: { least: 5, most: 60, usual: 45 },
  /** Letters of the code that is read out: only half of what one needs to come in. */
  codeLength: 6,
  pattern: {
    /** How many signs one consists of. */
    length: 4,
    everyMs: seconds(10),
    /** The newest so many are good, for those who type slowly. */
    good: 3,
  },
  /** How many names are offered at once. */
  offers: 3,
  /** Whoever has chosen no name for so long makes room for somebody else. */
  namelessMs: minutes(3),
  /** A seat is kept for so long when a line breaks or a page is loaded anew. */
  comeBackMs: minutes(5),
  /** Who is away for longer takes nobody else's place in the lesson. */
  countedMs: seconds(60),
  /** A lesson whose teacher is away for longer ends. */
  withoutTeacherMs: minutes(3),
  /** Wrong patterns at one door: so many at once, and how many of them are forgotten in a minute. */
  tries: {
    /** From the teacher's own network, and from each that people have come in from. */
    known: { most: 200, aMinute: 20 },
    /** From any other network. */
    strange: { most: 10, aMinute: 1 },
    /** From all other networks together. */
    strangers: { most: 60, aMinute: 1 },
  },
  /** What one network may start at each node while a lesson that its teacher left goes on. */
  starts: { most: 20, withinMs: minutes(3) },
  /** Lessons that one network has at once from each node. */
  mostOfNetwork: 40,
  /** How many codes of no lesson one network may try at each node in an hour. */
  wrongCodesAnHour: 120,
  /** How often progress is told. */
  lanesEveryMs: 250,
} as const;
