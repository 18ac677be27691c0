import { ASSIGNMENTS } from "#shared/rules/classes/assignments/numbers.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";

import type { Article } from "../article.ts";

export const assignments: Article = {
  slug: "assignments",
  title: "Assignments",
  short: "Set your class something to do until a day, and see how far each pupil is.",
  parts: [
    {
      title: "Set one",
      blocks: [
        {
          steps: [
            "Open your class in the Teacher Portal, and there Assignments.",
            "Choose what to do: races, minutes, few mistakes, a speed, or faster than their own average. On a math site also a math type, or each pupil's own weak facts.",
            "Choose the day and the time. You read the sentence that your pupils will get.",
            "Press Set the assignment. Pupils find it in their garage, on the page of their class, and where they wait for a race.",
          ],
        },
        `A class has ${ASSIGNMENTS.mostOpen} open ones at most. One lasts up to ${ASSIGNMENTS.mostSpan / 86_400_000} days.`,
      ],
    },
    {
      title: "What counts",
      blocks: [
        `Every race that a pupil finishes with ${REWARDS.leastAccuracy}% accuracy or better, at school or at home: public ones, with friends, and in a live lesson. Practice and races against a ghost don't count.`,
        "The race has to begin after you set the assignment, and be over by its end. A race that waits for a check counts when the check is passed.",
        "A weak fact is one that takes a pupil longer than others of its type. It's mastered when it has come again some times and doesn't any more. You see how many; which ones only the pupil sees.",
      ],
    },
    {
      title: "See, change, remove",
      blocks: [
        "Progress by pupil shows everyone, who is furthest behind first. You can save it as a table.",
        `You can change the day at any time. Remove takes an assignment away with everyone's progress, and Undo brings it back.`,
        `There's no countdown and no rank. What is over stays with your pupils for a day, and with you for ${KEPT_DAYS.assignment} days.`,
      ],
    },
  ],
  ways: [{ label: "Teacher Portal", to: "/teachers" }],
  related: ["teachers", "live-lesson", "a-child-in-a-class"],
  also: ["assignment", "homework", "task", "goal", "deadline", "progress", "due", "exercise"],
};
