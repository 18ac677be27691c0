import type { LessonID } from "./lesson.ts";
import { sceneMarkup } from "./scene.ts";
import { SCENES } from "./scenes.ts";

export const LESSON_PICTURE = { width: 160, height: 120 } as const;

/** The preview picture of a lesson, as a standalone SVG document without ids. */
export function drawLesson(lessonID: LessonID): string {
  const { width, height } = LESSON_PICTURE;
  const inner = sceneMarkup(SCENES[lessonID]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;
}
