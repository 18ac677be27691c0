import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { days, WITH_ACCOUNT, type Kept } from "./kept.ts";

export const classes: readonly Kept[] = [
  {
    what: "If you're in a class: which one, since when, the alias that others see, what you need in races, and what you raced there. If your teacher wrote down your real name, it's locked with a key: only teachers of your class see it, and it's never in your download.",
    why: "So that your teacher knows who is who, and so that nobody else does.",
    howLong: `As long as you're in the class, and ${days(KEPT_DAYS.removedPupil)} after you were taken out, because you can be brought back. An account that a teacher made is erased then, or sooner if the teacher says so. What you raced in a class: as long as you have your account.`,
    tables: ["section_members", "section_scores"],
  },
  {
    what: "If you're a teacher: your school, what pupils call you, which classes you teach, and what you wrote to them.",
    why: "So that pupils know whose class it is, and so that colleagues can take over.",
    howLong: `${WITH_ACCOUNT} Then your classes stay with the school, without your name and your messages.`,
    tables: ["school_teachers", "section_teachers", "sections"],
  },
  {
    what: "If a teacher changed classes for a new year: who did it and when, and from which class to which each pupil was moved.",
    why: "So that the change can be undone.",
    howLong: `${days(KEPT_DAYS.yearChange)}, or until it's undone.`,
    tables: ["year_changes", "year_change_sections", "year_change_pupils"],
  },
  {
    what: "If you're in a class: how far you are with each assignment, when you had done it, and what yours was measured by: your average, or the facts that cost you time. If you're a teacher: which assignments you set.",
    why: "So that you and your teacher see what's left to do. Which facts these are, only you see.",
    howLong: `${days(KEPT_DAYS.assignment)} after the end of an assignment, ${days(KEPT_DAYS.removedAssignment)} after it was removed, and no longer than your account.`,
    tables: ["assignments", "assignment_progress"],
  },
  {
    what: "If you asked to be a teacher: your school, your name, what you told us, and our answer.",
    why: "So that a person can check that you're one.",
    howLong: `Until you're a teacher, ${days(KEPT_DAYS.teacherRequest)} at most.`,
    tables: ["teacher_requests"],
  },
];
