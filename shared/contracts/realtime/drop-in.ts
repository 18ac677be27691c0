import { z } from "zod";

import { DIFFICULTY_BANDS } from "../../rules/difficulty.ts";
import { DROP_IN } from "../../rules/drop-in/numbers.ts";
import { SIGN_NAMES } from "../../rules/drop-in/pattern.ts";
import { lessonID, Prompt } from "../race/math.ts";
import { Foul } from "../race/race.ts";
import { LobbyTrouble } from "./lobby.ts";
import { AnswerBatch, Stir } from "./math-race.ts";
import { IdleWarning, KeyBatch, Ping, Pong } from "./race.ts";

/** The room of a lesson without accounts. */
export const DROP_IN_ROOM = "drop-in";

const pattern = z.array(z.enum(SIGN_NAMES)).length(DROP_IN.pattern.length);

/** How a lesson is opened: `client.create("drop-in", …)`. */
export const OpenDropIn = z.object({
  minutes: z.int().min(DROP_IN.minutes.least).max(DROP_IN.minutes.most).default(DROP_IN.minutes.usual),
  language: z.enum(["english", "german", "spanish", "french"]).default("english"),
});
export type OpenDropIn = z.infer<typeof OpenDropIn>;

/** How it is joined: `client.join("drop-in", …)`. */
export const JoinDropIn = z.object({ code: z.string().min(1).max(40), pattern });

const nth = z.int().min(1).meta({ description: "The number of somebody in this lesson." });
const name = z.string().meta({ description: "Two kind words; known to this lesson only." });
const speed = z.number().meta({ description: "WPM, or on the math site correct answers a minute." });
const standing = z.enum(["racing", "finished", "unfinished", "disqualified"]);
const number = z.int().min(1).meta({ description: "The how manieth race of this lesson it is." });

export const ChooseName = z
  .object({ name: z.string().max(60) })
  .meta({ description: "One of the names offered last." });
export const OtherNames = z.object({}).meta({ description: "Asks for other names to choose from." });

export const BeginDropInRace = z
  .object({
    difficulty: z.enum(DIFFICULTY_BANDS).optional().meta({ description: "Of the text; without it, any." }),
    lessonID: lessonID.optional().meta({ description: "The math type. Only on the math site, where it is needed." }),
  })
  .meta({ description: "Begins a race. Only for the teacher, as everything that follows." });
export type BeginDropInRace = z.infer<typeof BeginDropInRace>;
export const PauseDropInRace = z
  .object({ isPaused: z.boolean() })
  .meta({ description: "Stops the race that runs, its clock with it, or lets it go on." });
export const EndDropInRace = z.object({}).meta({ description: "Ends the race that runs: what was typed counts." });
export const PutOut = z.object({ nth, isOut: z.boolean() }).meta({ description: "Asks somebody out, or in again." });
export const LockDropIn = z.object({ isLocked: z.boolean() }).meta({ description: "Nobody else comes in meanwhile." });
export const CloseDropIn = z.object({}).meta({ description: "The lesson is over for everyone, before the bell." });

export const NameOffers = z
  .object({ names: z.array(z.string()), isTaken: z.boolean() })
  .meta({ description: "Names to choose from. `isTaken`: somebody was quicker with the one you chose." });
export type NameOffers = z.infer<typeof NameOffers>;

const DropInPupilView = z.object({ nth, name, isHere: z.boolean(), isOut: z.boolean(), points: z.int() });
export type DropInPupilView = z.infer<typeof DropInPupilView>;

export const DropInView = z
  .object({
    code: z.string(),
    leftMs: z.int().min(0).meta({ description: "Until the bell." }),
    isTeacher: z.boolean(),
    isTeacherHere: z.boolean(),
    isLocked: z.boolean(),
    you: nth.nullable().meta({ description: "null for the teacher, and without a name." }),
    isOut: z.boolean().meta({ description: "The teacher has asked you out." }),
    pupils: z.array(DropInPupilView),
    race: z
      .object({ number, isPaused: z.boolean(), racers: z.array(z.object({ nth, name })), done: z.int() })
      .nullable(),
  })
  .meta({ description: "The lesson. Sent after joining, and whenever it changes." });
export type DropInView = z.infer<typeof DropInView>;

export const WallPattern = z
  .object({ pattern, leftMs: z.int().min(0).meta({ description: "Until the next one." }) })
  .meta({ description: "What the wall shows: whoever comes in says it. Only for the teacher." });
export type WallPattern = z.infer<typeof WallPattern>;

export const DropInTask = z
  .object({
    number,
    greenMs: z.number().meta({ description: "Green light, on the server's clock; later after a pause." }),
    pausedMs: z
      .number()
      .meta({ description: "Since when the race stands still, on the server's clock; 0 while it goes on." }),
    track: z.array(z.object({ nth, name })).meta({ description: "Who races beside you, you too." }),
    text: z.string().meta({ description: "Empty on the math site." }),
    prompts: z.array(Prompt).readonly().meta({ description: "The problems, on the math site." }),
    received: z.int().meta({ description: "Presses or answers the server has." }),
    done: z.int().meta({ description: "Characters typed, or problems solved." }),
    errors: z.int(),
    wrongRun: z.int(),
  })
  .meta({ description: "Your race. Sent as it begins, as it stops or goes on, and again to who comes back." });
export type DropInTask = z.infer<typeof DropInTask>;

export const DropInLane = z.object({
  nth,
  progress: z.number().min(0).max(1),
  speed,
  accuracy: z.number(),
  errors: z.int(),
  received: z.int(),
  standing,
});
export type DropInLane = z.infer<typeof DropInLane>;
export const DropInLanes = z
  .object({ lanes: z.array(DropInLane) })
  .meta({ description: "What changed in the race: a racer hears of their track, the teacher of everyone." });
export type DropInLanes = z.infer<typeof DropInLanes>;

export const DropInPodiumLine = z.object({
  nth,
  name,
  place: z.int().min(1).nullable().meta({ description: "null for who did not finish." }),
  standing: z.enum(["finished", "unfinished", "disqualified"]),
  speed,
  accuracy: z.number().meta({ description: "In percent." }),
  points: z.int().meta({ description: "Won in this race." }),
});
export const DropInPodium = z
  .object({ number, lines: z.array(DropInPodiumLine) })
  .meta({ description: "The result of a race over all its tracks, the first first." });
export type DropInPodium = z.infer<typeof DropInPodium>;

export const DROP_IN_MESSAGES = {
  sent: {
    name: ChooseName,
    "other-names": OtherNames,
    keys: KeyBatch,
    answers: AnswerBatch,
    stir: Stir,
    pong: Pong,
    begin: BeginDropInRace,
    pause: PauseDropInRace,
    end: EndDropInRace,
    "put-out": PutOut,
    lock: LockDropIn,
    close: CloseDropIn,
  },
  received: {
    names: NameOffers,
    lesson: DropInView,
    pattern: WallPattern,
    task: DropInTask,
    lanes: DropInLanes,
    podium: DropInPodium,
    ping: Ping,
    "idle-warning": IdleWarning,
    foul: Foul,
    trouble: LobbyTrouble,
  },
} as const;
