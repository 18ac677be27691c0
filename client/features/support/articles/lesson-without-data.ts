import { LESSON } from "#shared/content/pages.ts";
import { formatCount } from "#shared/format/figures.ts";
import { DROP_IN } from "#shared/rules/drop-in/numbers.ts";

import type { Article } from "../article.ts";

export const lessonWithoutData: Article = {
  slug: "lesson-without-data",
  title: "A lesson without data",
  short: "Race with a class without any account. At the bell, names and results are gone.",
  parts: [
    {
      title: "Step by step",
      blocks: [
        {
          steps: [
            "Open /lesson and the part for teachers, say when the bell rings, and press Start a Lesson. You need no account.",
            "Show the page on the wall. It has a code, four pictures and a square for cameras.",
            "Pupils open /lesson, type the code, and choose the four pictures that they see. Then they pick a name of two kind words.",
            "Start a race, pause it, or end it. After each one comes the podium.",
            "Download the results as a table, and end the lesson.",
          ],
        },
        `Up to ${DROP_IN.mostPupils} pupils fit in, and a lesson lasts ${formatCount(DROP_IN.minutes.most, "minute")} at most.`,
      ],
    },
    {
      title: "Who can come in",
      blocks: [
        "The pictures change every ten seconds, so someone who only knows the code stays outside. The last three patterns count, so nobody has to hurry. Each picture has its own shape, and its words below it.",
        "You can lock the door. The button beside a name asks someone out, and another press lets them in again. Someone who was asked out could come back with another name, so lock the door too.",
      ],
    },
    {
      title: "What is left",
      blocks: [
        "Nothing. Names, keys and results are only in the memory of one server, and none of it goes into our database, our logs or our statistics. We keep no internet addresses of a lesson either.",
        "Your table is made in your browser and is only on your disk. When you close the page or the bell rings, nobody can bring the rest back, and neither can we.",
        "If the server has to restart, the lesson ends. Just start another one.",
        {
          note: "Whoever runs the site may have another server in front of it that writes logs of its own. Ask them if you need to be sure.",
        },
      ],
    },
  ],
  ways: [{ label: "Lesson without data", to: LESSON }],
  related: ["live-lesson", "teachers", "school-networks"],
  also: ["anonymous", "privacy", "account", "projector", "join", "gdpr", "guest", "substitute"],
};
