import { z } from "zod";

import { CLASSROOM, RANKINGS } from "../../rules/classroom/numbers.ts";
import { OWN_TEXT } from "../../rules/classroom/own-text.ts";
import { DIFFICULTY_BANDS } from "../../rules/difficulty.ts";
import { carID, sectionID, shown, userID } from "../ids.ts";
import { lessonID } from "../race/math.ts";
import { JoinOptions, LobbyTrouble, SeatReservation } from "./lobby.ts";

/** The room in which a class meets. */
export const CLASSROOM_ROOM = "classroom";

/** The options of joining it. */
export const ClassroomOptions = z
  .object({
    sectionID,
    opens: z
      .boolean()
      .default(false)
      .meta({ description: "A teacher begins a lesson where none goes on; without it nobody opens the room." }),
  })
  .and(JoinOptions);

const ranking = z.enum(RANKINGS).meta({
  description:
    "`place`: by the time that each took. `improvement`: by how much faster each was than on average before.",
});
const number = z.int().min(1).meta({ description: "The how manieth race of this lesson it is." });
const speed = z.number().meta({ description: "WPM, or on the math site right answers a minute." });

export const BeginClassRace = z
  .object({
    ranking,
    tournamentOf: z.int().min(CLASSROOM.tournament.fewest).max(CLASSROOM.tournament.most).optional().meta({
      description:
        "Begins a tournament of so many races, of which this is the first. Not looked at while one is on: then this is its next race.",
    }),
    lessonID: lessonID.optional().meta({ description: "The math type. Only on the math site, where it is needed." }),
    difficulty: z.enum(DIFFICULTY_BANDS).optional().meta({
      description: "Only on the typing site: a text of that third of ours, by how fast races show it to be typed.",
    }),
    ownText: z.string().max(OWN_TEXT.mostSent).optional().meta({
      description:
        "Only on the typing site: a text of the teacher's own, by the rules that `check-text` tells. Such a race counts for the class and for nothing else, and nothing of the text is kept.",
    }),
    userIDs: z
      .array(userID)
      .min(1)
      .max(CLASSROOM.mostPupils)
      .optional()
      .meta({ description: "A group alone. Without it, everyone who is here races." }),
  })
  .meta({ description: "Begins a race. Only for a teacher of the class, as everything that follows." });
export type BeginClassRace = z.infer<typeof BeginClassRace>;

export const CheckOwnText = z
  .object({ text: z.string().max(OWN_TEXT.mostSent) })
  .meta({ description: "Asks whether a text of the teacher's own can be raced." });
export const OwnTextChecked = z
  .object({
    text: z.string().meta({ description: "What was asked about, unchanged." }),
    fault: z.string().nullable().meta({ description: "What is wrong with it, as a sentence; null where nothing is." }),
  })
  .meta({ description: "The answer to `check-text`." });
export type OwnTextChecked = z.infer<typeof OwnTextChecked>;

export const PauseClassRace = z
  .object({ isPaused: z.boolean() })
  .meta({ description: "Stops the race that runs, its clock with it, or lets it go on." });
export const EndClassRace = z.object({}).meta({ description: "Ends the race that runs: what was typed counts." });
export const EndTournament = z
  .object({})
  .meta({ description: "Ends a tournament between two of its races: the points so far decide." });
export const CloseClassroom = z.object({}).meta({ description: "The lesson is over: everyone leaves the room." });

const pupil = { displayName: z.string(), ...shown, carID, carHueAngle: z.int() };

/** A line of the podium. */
export const PodiumLine = z.object({
  ...pupil,
  isYou: z.boolean(),
  place: z.int().min(1).nullable().meta({ description: "null for who did not finish." }),
  standing: z.enum(["finished", "unfinished", "disqualified"]),
  speed,
  accuracy: z.number().meta({ description: "In percent." }),
  improvement: z
    .number()
    .nullable()
    .meta({ description: "In percent over the average before; null in somebody's first races." }),
  points: z.int().meta({ description: "Of all races of the tournament, else of the lesson." }),
});
export type PodiumLine = z.infer<typeof PodiumLine>;

const tournament = z
  .object({
    races: z.int().meta({ description: "How many races it has." }),
    raced: z.int().meta({ description: "How many of them are over." }),
    isOver: z.boolean(),
  })
  .nullable()
  .meta({ description: "Several races with one podium at their end; null where there is none." });
export type TournamentView = NonNullable<z.infer<typeof tournament>>;

export const Podium = z
  .object({
    number,
    ranking,
    tournament: z
      .object({ race: z.int(), races: z.int() })
      .nullable()
      .meta({ description: "Which race of how many it was; null outside of tournaments." }),
    lines: z.array(PodiumLine),
  })
  .meta({
    description: "The result of a class race over all its tracks, the first first. Sent again to who comes later.",
  });
export type Podium = z.infer<typeof Podium>;

/** A line of a tournament's podium. */
export const FinalLine = z.object({
  ...pupil,
  isYou: z.boolean(),
  place: z.int().min(1).nullable().meta({ description: "Shared by equal points; null without any." }),
  points: z.int(),
});
export type FinalLine = z.infer<typeof FinalLine>;

export const Final = z.object({ lines: z.array(FinalLine) }).meta({
  description: "How a tournament ended, the first first. Sent again to who comes later, until the next race begins.",
});
export type Final = z.infer<typeof Final>;

const race = z
  .object({
    number,
    ranking,
    isPaused: z.boolean(),
    racers: z.int().meta({ description: "How many race in it." }),
    done: z.int().meta({ description: "How many of them are done." }),
  })
  .nullable()
  .meta({ description: "The race that runs; null between races." });

/** What pupils see of the room. */
export const ClassroomView = z
  .object({
    className: z.string(),
    teacherName: z.string(),
    isTeacherHere: z.boolean(),
    pupils: z.array(z.object({ ...pupil, isYou: z.boolean(), isHere: z.boolean(), isRacing: z.boolean() })),
    race,
    tournament,
  })
  .meta({ description: "The room, for a pupil. Sent after joining, and whenever it changes." });
export type ClassroomView = z.infer<typeof ClassroomView>;

/** Where a pupil is. */
export const PRESENCES = ["here", "away", "online", "offline"] as const;

export const LivePupil = z.object({
  userID,
  ...pupil,
  presence: z.enum(PRESENCES).meta({
    description: "`here`: in this room; `away`: the connection is down; `online`: in the game, but not in this room.",
  }),
  avgSpeed: speed.nullable(),
  points: z.int(),
});
export type LivePupil = z.infer<typeof LivePupil>;

/** What teachers see of the room. */
export const LessonView = z
  .object({
    sectionID,
    className: z.string(),
    pupils: z.array(LivePupil).meta({ description: "All members of the class, by name." }),
    race,
    tournament,
  })
  .meta({ description: "The room, for a teacher. Sent after joining, and whenever it changes." });
export type LessonView = z.infer<typeof LessonView>;

/** How far a pupil is in a race. */
export const LiveLane = z.object({
  userID,
  isClassRace: z.boolean().meta({ description: "false: a race of the pupil's own." }),
  progress: z.number().min(0).max(1),
  speed,
  accuracy: z.number(),
  errors: z.int(),
  standing: z.enum(["racing", "finished", "unfinished", "disqualified"]),
  isHere: z.boolean().meta({ description: "Whether the connection is up." }),
  isIdle: z.boolean().meta({ description: "Hasn't typed for a while." }),
  isPaused: z.boolean(),
});
export type LiveLane = z.infer<typeof LiveLane>;

export const Lanes = z
  .object({ lanes: z.array(LiveLane) })
  .meta({ description: "What changed for pupils who race, every second. Only for teachers." });
export type Lanes = z.infer<typeof Lanes>;

export const CLASSROOM_MESSAGES = {
  sent: {
    begin: BeginClassRace,
    "check-text": CheckOwnText,
    pause: PauseClassRace,
    end: EndClassRace,
    "end-tournament": EndTournament,
    close: CloseClassroom,
  },
  received: {
    classroom: ClassroomView,
    lesson: LessonView,
    lanes: Lanes,
    podium: Podium,
    final: Final,
    "text-checked": OwnTextChecked,
    seat: SeatReservation,
    "way-back": SeatReservation,
    trouble: LobbyTrouble,
  },
} as const;
