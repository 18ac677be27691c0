import type { LessonView, LiveLane, LivePupil } from "#shared/contracts/realtime/classroom.ts";
import type { UserID } from "#shared/ids.ts";

export const id = (nth: number): UserID => nth as UserID;

/** A pupil as a teacher sees them in a lesson. */
export const pupil = (nth: number, more: Partial<LivePupil> = {}): LivePupil => ({
  userID: id(nth),
  displayName: `Otter ${nth}`,
  tag: null,
  tagColor: null,
  look: "",
  isGold: false,
  carID: 1 as LivePupil["carID"],
  carHueAngle: 0,
  presence: "here",
  avgSpeed: null,
  points: 0,
  ...more,
});

export const lane = (nth: number, more: Partial<LiveLane> = {}): LiveLane => ({
  userID: id(nth),
  isClassRace: true,
  progress: 0.5,
  speed: 40,
  accuracy: 97,
  errors: 2,
  standing: "racing",
  isHere: true,
  isIdle: false,
  isPaused: false,
  ...more,
});

export const race = (more: Partial<NonNullable<LessonView["race"]>> = {}) =>
  ({ number: 1, ranking: "place", isPaused: false, racers: 2, done: 0, ...more }) as const;

export const lesson = (running: LessonView["race"], pupils = [pupil(1), pupil(2)]): LessonView => ({
  sectionID: 7 as LessonView["sectionID"],
  className: "Class 5b",
  pupils,
  race: running,
  tournament: null,
});
