import type { RacedLane } from "../classroom/class-race.ts";
import { CLASSROOM } from "../classroom/numbers.ts";
import type { Standing } from "../race/race.ts";
import { DROP_IN } from "./numbers.ts";

/** Somebody in a lesson without accounts: a number and a name that it forgets at the bell. */
export interface DropInPupil {
  /** The how manieth who came. */
  readonly nth: number;
  /** Of their line to the room. */
  readonly key: string;
  readonly name: string;
  /** In the races of this lesson; null before the first. */
  readonly avgSpeed: number | null;
  /** How many races that is the average of. */
  readonly finished: number;
  readonly points: number;
  /** The teacher has asked them out. */
  readonly isOut: boolean;
  /** Since when the line is down. */
  readonly awaySinceMs?: number;
}

/** A line of the podium. */
export interface DropInRank {
  readonly nth: number;
  readonly name: string;
  /** null for who did not finish. */
  readonly place: number | null;
  readonly standing: Exclude<Standing, "racing">;
  readonly speed: number;
  readonly accuracy: number;
  /** Won in this race. */
  readonly points: number;
}

export interface DropInPodium {
  readonly number: number;
  readonly lines: readonly DropInRank[];
}

/** A lesson as one value. Moments are milliseconds of the room's clock. */
export interface DropInLesson {
  readonly pupils: readonly DropInPupil[];
  /** The names that somebody chose lately, the newest last. */
  readonly names: readonly string[];
  /** How many have come in. */
  readonly came: number;
  readonly isLocked: boolean;
  /** How many races there were, with the one that runs. */
  readonly races: number;
  /** Who races now. */
  readonly racers?: readonly DropInPupil[];
  /** Of its races, the newest last. */
  readonly podiums: readonly DropInPodium[];
}

export const EMPTY_LESSON: DropInLesson = { pupils: [], names: [], came: 0, isLocked: false, races: 0, podiums: [] };

/** Somebody has chosen a name. */
export const enter = (lesson: DropInLesson, { key, name }: Pick<DropInPupil, "key" | "name">): DropInLesson => ({
  ...lesson,
  came: lesson.came + 1,
  names: [...lesson.names, name].slice(-DROP_IN.mostNames),
  pupils: [...lesson.pupils, { nth: lesson.came + 1, key, name, avgSpeed: null, finished: 0, points: 0, isOut: false }],
});

/** Names that nobody else gets: of everyone here, and of those who left lately. */
export const takenNames = ({ pupils, names }: DropInLesson): readonly string[] => [
  ...new Set([...pupils.map(({ name }) => name), ...names]),
];

/** The number of who has this line; undefined for a teacher, and without a name. */
export const nthOf = ({ pupils }: DropInLesson, key: string): number | undefined =>
  pupils.find((pupil) => pupil.key === key)?.nth;

export const leave = (lesson: DropInLesson, key: string): DropInLesson => ({
  ...lesson,
  pupils: lesson.pupils.filter((pupil) => pupil.key !== key),
});

const change = (
  lesson: DropInLesson,
  isMeant: (pupil: DropInPupil) => boolean,
  how: (pupil: DropInPupil) => DropInPupil,
): DropInLesson => ({ ...lesson, pupils: lesson.pupils.map((pupil) => (isMeant(pupil) ? how(pupil) : pupil)) });

/** The line is down. */
export const goAway = (lesson: DropInLesson, key: string, nowMs: number): DropInLesson =>
  change(
    lesson,
    (pupil) => pupil.key === key,
    (pupil) => ({ ...pupil, awaySinceMs: nowMs }),
  );

export const comeBack = (lesson: DropInLesson, key: string): DropInLesson =>
  change(
    lesson,
    (pupil) => pupil.key === key,
    ({ awaySinceMs: _since, ...pupil }) => pupil,
  );

/** The teacher asks somebody out, or in again. */
export const putOut = (lesson: DropInLesson, nth: number, isOut: boolean): DropInLesson =>
  change(
    lesson,
    (pupil) => pupil.nth === nth,
    (pupil) => ({ ...pupil, isOut }),
  );

export const lock = (lesson: DropInLesson, isLocked: boolean): DropInLesson => ({ ...lesson, isLocked });

/** Whether nobody else fits in. @param nameless who is inside and has no name yet */
export const isFull = ({ pupils }: DropInLesson, nameless: number, nowMs: number): boolean => {
  const counted = pupils.filter(({ isOut, awaySinceMs = nowMs }) => !isOut && nowMs - awaySinceMs < DROP_IN.countedMs);
  return counted.length + nameless >= DROP_IN.mostPupils;
};

/** Who races, if the teacher begins now. */
export const lineUp = ({ pupils }: DropInLesson): readonly DropInPupil[] =>
  pupils.filter(({ isOut, awaySinceMs }) => !isOut && awaySinceMs === undefined);

/** A race begins. Nothing happens while another one runs, and without anybody. */
export const begin = (lesson: DropInLesson): DropInLesson => {
  const racers = lineUp(lesson);
  return lesson.racers || racers.length === 0 ? lesson : { ...lesson, races: lesson.races + 1, racers };
};

/** The race is over: who raced gets points, and a new average. @param lanes by number */
export function finish({ racers, ...lesson }: DropInLesson, lanes: ReadonlyMap<number, RacedLane>): DropInLesson {
  if (!racers) return lesson;
  const podium = { number: lesson.races, lines: ranked(racers, lanes) };
  const lineOf = new Map(podium.lines.map((line) => [line.nth, line]));
  const pupils = lesson.pupils.map((pupil): DropInPupil => {
    const line = lineOf.get(pupil.nth);
    if (!line) return pupil;
    const points = pupil.points + line.points;
    if (line.standing !== "finished") return { ...pupil, points };
    const finished = pupil.finished + 1;
    const avgSpeed = ((pupil.avgSpeed ?? 0) * pupil.finished + line.speed) / finished;
    return { ...pupil, points, finished, avgSpeed };
  });
  return { ...lesson, pupils, podiums: [...lesson.podiums, podium].slice(-DROP_IN.mostPodiums) };
}

const RANK = { finished: 0, unfinished: 1, disqualified: 2 } as const;
const NOTHING_HEARD: RacedLane = { standing: "unfinished", speed: 0, accuracy: 100, elapsedMs: 0 };

/** Everyone who raced, the first first: finishers by their time over all tracks, then the others by their speed. */
export function ranked(
  racers: readonly Pick<DropInPupil, "nth" | "name">[],
  lanes: ReadonlyMap<number, RacedLane>,
): readonly DropInRank[] {
  return racers
    .map(({ nth, name }) => {
      const { standing, speed, accuracy, elapsedMs } = lanes.get(nth) ?? NOTHING_HEARD;
      return {
        nth,
        name,
        standing: standing === "racing" ? "unfinished" : standing,
        speed,
        accuracy,
        elapsedMs,
      } as const;
    })
    .toSorted(
      (one, other) =>
        RANK[one.standing] - RANK[other.standing] ||
        (one.standing === "finished" ? one.elapsedMs - other.elapsedMs : other.speed - one.speed),
    )
    .map(({ elapsedMs: _time, ...line }, at) => {
      const place = line.standing === "finished" ? at + 1 : null;
      return { ...line, place, points: place === null ? 0 : (CLASSROOM.points[place - 1] ?? 1) };
    });
}
