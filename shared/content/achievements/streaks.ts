import { achievementsOf, car, cash, least, loot, nitros, type Achievement } from "./achievement.ts";

const streak = achievementsOf("streaks");
const days = (value: number) => least("streakDays", value);
const session = (value: number) => least("longestSession", value);
const logins = (value: number) => least("loginDays", value);

export const STREAKS: readonly Achievement[] = [
  streak(601, "See You Tomorrow", "Race 2 days in a row.", 5, cash(1_000), days(2)),
  streak(602, "Three's a Habit", "Race 3 days in a row.", 5, loot(546), days(3)),
  streak(603, "School Week", "Race 5 days in a row.", 10, cash(5_000), days(5)),
  streak(604, "Every Day Has a Race", "Race 7 days in a row.", 10, loot(566), days(7)),
  streak(605, "Fortnight on Wheels", "Race 14 days in a row.", 25, nitros(10), days(14)),
  streak(606, "All the Way Round the Moon", "Race 30 days in a row.", 25, loot(581), days(30)),
  streak(607, "Two Moons Later", "Race 60 days in a row.", 50, cash(75_000), days(60)),
  streak(608, "Heart of the Road", "Race 100 days in a row.", 50, loot(599), days(100)),
  streak(
    609,
    "One Whole Year",
    "Race 365 days in a row. You even raced on your birthday.",
    50,
    cash(500_000),
    days(365),
    {
      hidden: true,
    },
  ),
  streak(610, "Okay, One More", "Finish 10 races in one session.", 5, loot(545), session(10)),
  streak(611, "Back to the Start of the Line", "Finish 20 races in one session.", 10, car(122), session(20)),
  streak(612, "Snack Break?", "Finish 30 races in one session.", 10, cash(10_000), session(30)),
  streak(613, "The Tea Is Cold", "Finish 50 races in one session. Stretch those fingers.", 25, loot(580), session(50)),
  streak(614, "Familiar Face", "Log in on 5 different days.", 5, cash(2_500), logins(5)),
  streak(615, "Part of the Pit Crew", "Log in on 25 different days.", 10, cash(10_000), logins(25)),
  streak(616, "Your Mug Is on the Shelf", "Log in on 100 different days.", 25, cash(50_000), logins(100)),
];
