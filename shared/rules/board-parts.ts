import { LESSON_IDS, type LessonID } from "../content/lessons/lesson.ts";
import type { Site } from "../content/site.ts";
import { WORLDS } from "../content/worlds.ts";

/**
 * Whom or what a board of a part counts: the racers of one world, or the races of one math lesson.
 *
 * @source rules Boards
 */
export type BoardPart = `world:${number}` | `lesson:${LessonID}`;

export const WORLD_PARTS: readonly BoardPart[] = WORLDS.map(({ worldID }) => `world:${worldID}` as const);
const LESSON_PARTS: readonly BoardPart[] = LESSON_IDS.map((lessonID) => `lesson:${lessonID}` as const);
export const BOARD_PARTS: readonly BoardPart[] = [...WORLD_PARTS, ...LESSON_PARTS];

/** The parts of a site that have boards, of racers only: those of lessons where there are lessons. */
export const partsOf = (site: Site): readonly BoardPart[] => (site === "math" ? BOARD_PARTS : WORLD_PARTS);

/** The world whose racers stand there; undefined where all worlds do. */
export const worldOf = (part: BoardPart | undefined): number | undefined =>
  part?.startsWith("world:") ? Number(part.slice("world:".length)) : undefined;

/** The lesson whose races count there; undefined where all races do. */
export const lessonOf = (part: BoardPart | undefined): LessonID | undefined =>
  part?.startsWith("lesson:") ? (part.slice("lesson:".length) as LessonID) : undefined;
