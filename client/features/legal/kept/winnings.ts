import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { days, WITH_ACCOUNT, type Kept } from "./kept.ts";

export const winnings: readonly Kept[] = [
  {
    what: "What you were given, your mystery boxes, the cars and other things you own, the paint, the place and the races of each car, and what you wear. Your achievements, and the figures they count, like races, words and friends. How far you came in each season, and in each event that you joined.",
    why: "So that you keep what you win, and nothing is given twice.",
    howLong: WITH_ACCOUNT,
    tables: [
      "grants",
      "owned_cars",
      "owned_loot",
      "garages",
      "car_races",
      "tallies",
      "achievements",
      "mystery_boxes",
      "season_progress",
      "tracks",
    ],
  },
  {
    what: "How far you came with the challenges of each day.",
    why: "To count your races for them, and to pay each challenge once.",
    howLong: `${days(KEPT_DAYS.challengeDay)}.`,
    tables: ["challenge_days"],
  },
  {
    what: "Which pop-ups you closed: achievements, challenges, announcements, messages of your teacher, and what was said about gold.",
    why: "So that you see each one once, whatever device you play on.",
    howLong: `${days(KEPT_DAYS.seenPopUp)}.`,
    tables: ["seen_pop_ups"],
  },
  {
    what: "When you last looked at news, and until when words about gold keep quiet after you saw them.",
    why: "So that you see what came since, and aren't asked again soon, whatever device you play on.",
    howLong: WITH_ACCOUNT,
    tables: ["looks"],
  },
];
