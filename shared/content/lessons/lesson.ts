/** The kinds of problems of the math race, the easiest first. @source core §5 */
export const LESSON_IDS = [
  "counting_1",
  "addition_1",
  "subtraction_1",
  "money_1",
  "multiplication_1",
  "division_1",
  "multiplication_2",
  "division_2",
] as const;
export type LessonID = (typeof LESSON_IDS)[number];

/** What they are called. */
export const LESSON_NAMES = {
  counting_1: "Counting",
  addition_1: "Addition",
  subtraction_1: "Subtraction",
  money_1: "Coins",
  multiplication_1: "Multiplication 1",
  division_1: "Division 1",
  multiplication_2: "Multiplication 2",
  division_2: "Division 2",
} as const satisfies Record<LessonID, string>;

/** One problem solved step by step, as help. */
export interface WorkedExample {
  readonly problem: string;
  readonly steps: readonly string[];
  readonly answer: string;
}

/** @source teams-shop-seasons §2 Lesson (math) */
export interface Lesson {
  readonly lessonID: LessonID;
  readonly shortDescription: string;
  readonly subtitle?: string;
  readonly longDescription: string;
  readonly tags: readonly string[];
  readonly help: { readonly hint: string; readonly example: WorkedExample };
}
