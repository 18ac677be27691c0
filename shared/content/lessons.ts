import { LESSON_NAMES, type Lesson } from "./lessons/lesson.ts";

/** In the order of the selector: the first steps first. */
export const LESSONS: readonly Lesson[] = [
  {
    lessonID: "counting_1",
    shortDescription: LESSON_NAMES.counting_1,
    subtitle: "Up to 20",
    longDescription: "Count the stars, apples, cones and tyres. How many are there? Later on, two kinds get mixed up.",
    tags: ["Counting", "Pictures", "Ages 6–7"],
    help: {
      hint: "Count one row, then carry on with the next. If two kinds are mixed, count only the one you're asked for.",
      example: {
        problem: "How many stars? First row: 4 stars. Second row: 3 stars.",
        steps: ["Count the first row: 1, 2, 3, 4.", "Carry on with the second row: 5, 6, 7."],
        answer: "7",
      },
    },
  },
  {
    lessonID: "addition_1",
    shortDescription: LESSON_NAMES.addition_1,
    subtitle: "Sums up to 30",
    longDescription: "Add two numbers: small ones first, then past ten and twenty.",
    tags: ["Addition", "Ages 6–8"],
    help: {
      hint: "Go up to the next ten first, then add what's left.",
      example: {
        problem: "8 + 5",
        steps: ["8 needs 2 more to make 10.", "Take those 2 from the 5. 3 are left.", "10 + 3 = 13."],
        answer: "13",
      },
    },
  },
  {
    lessonID: "subtraction_1",
    shortDescription: LESSON_NAMES.subtraction_1,
    subtitle: "From numbers up to 20",
    longDescription: "Take some away. How many are left? The answer is never less than one.",
    tags: ["Subtraction", "Ages 6–8"],
    help: {
      hint: "Go down to ten first, then take away the rest.",
      example: {
        problem: "14 − 6",
        steps: ["Take away 4 to land on 10.", "From the 6, there are 2 still to take away.", "10 − 2 = 8."],
        answer: "8",
      },
    },
  },
  {
    lessonID: "money_1",
    shortDescription: LESSON_NAMES.money_1,
    subtitle: "Up to one dollar",
    longDescription: "A handful of coins is on the counter. How many cents are they worth? Every coin shows its value.",
    tags: ["Money", "Addition", "Ages 7–9"],
    help: {
      hint: "Start with the biggest coins. Type the answer in cents: for one dollar, type 100.",
      example: {
        problem: "25¢ + 10¢ + 10¢ + 1¢",
        steps: ["The biggest coin is 25 cents.", "Two tens make it 35, then 45.", "One more cent: 46."],
        answer: "46",
      },
    },
  },
  {
    lessonID: "multiplication_1",
    shortDescription: LESSON_NAMES.multiplication_1,
    subtitle: "Times 2, 3, 4, 5 and 10",
    longDescription: "The friendly times tables. Think of rows with the same number in each.",
    tags: ["Multiplication", "Times tables", "Ages 7–9"],
    help: {
      hint: "Start from a times table fact you know well, then go one step up or down.",
      example: {
        problem: "4 × 6",
        steps: ["4 × 5 is easy: 20.", "4 × 6 is one more 4.", "20 + 4 = 24."],
        answer: "24",
      },
    },
  },
  {
    lessonID: "division_1",
    shortDescription: LESSON_NAMES.division_1,
    subtitle: "Sharing by 2, 3, 4, 5 and 10",
    longDescription: "Share equally until nothing is left over. Every answer is a whole number.",
    tags: ["Division", "Ages 8–10"],
    help: {
      hint: "Turn it round: what times the second number makes the first?",
      example: {
        problem: "15 ÷ 3",
        steps: ["Ask: 3 times what makes 15?", "3 × 5 = 15.", "So 15 ÷ 3 = 5."],
        answer: "5",
      },
    },
  },
  {
    lessonID: "multiplication_2",
    shortDescription: LESSON_NAMES.multiplication_2,
    subtitle: "All tables to 12, and a little beyond",
    longDescription: "From sixes to twelves, with a few teen numbers at the end. For quick thinkers.",
    tags: ["Multiplication", "Times tables", "Ages 9–14"],
    help: {
      hint: "Split the bigger number into one part you know and one small part.",
      example: {
        problem: "7 × 12",
        steps: ["Split 12 into 10 and 2.", "7 × 10 = 70 and 7 × 2 = 14.", "70 + 14 = 84."],
        answer: "84",
      },
    },
  },
  {
    lessonID: "division_2",
    shortDescription: LESSON_NAMES.division_2,
    subtitle: "Sharing by 6 to 12",
    longDescription: "The big times tables, backwards. Every answer is a whole number, and none of them is too easy.",
    tags: ["Division", "Times tables", "Ages 9–14"],
    help: {
      hint: "Find a times table answer close to the first number, then go on from there.",
      example: {
        problem: "96 ÷ 8",
        steps: ["8 × 10 = 80 is close.", "From 80 to 96 is 16: two more eights.", "10 + 2 = 12."],
        answer: "12",
      },
    },
  },
];

const BY_ID: ReadonlyMap<string, Lesson> = new Map(LESSONS.map((lesson) => [lesson.lessonID, lesson]));

export const lessonByID = (lessonID: string): Lesson | undefined => BY_ID.get(lessonID);
