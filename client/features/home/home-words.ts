import type { Site } from "#shared/content/site.ts";

import type { Line } from "./course.ts";

interface HomeWords {
  readonly title: string;
  /** In sentences: a line breaks between them. */
  readonly lead: readonly string[];
  /** The demo's initial content. */
  readonly line: Line;
}

export const homeWords: Readonly<Record<Site, HomeWords>> = {
  type: {
    title: "Your keyboard is the engine",
    lead: ["Type the words, drive the car.", "Five cars, one minute.", "Free, no sign-up."],
    line: { text: "Type what you see, and your car drives.", at: 0 },
  },
  math: {
    title: "Your brain is the engine",
    lead: ["Solve the sum, drive the car.", "Five cars, twenty problems.", "Free, no sign-up."],
    line: { text: "7 + 5 = ?    Solve what you see, and your car drives.", at: 8 },
  },
};
