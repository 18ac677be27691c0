import { achievementsOf, car, cash, least, loot, type Achievement } from "./achievement.ts";

const speed = achievementsOf("speed");
const wpm = (value: number) => least("highestSpeed", value);

export const SPEED: readonly Achievement[] = [
  speed(101, "Warm Fingers", "Reach 20 WPM in a race. The engine is running.", 5, cash(1_000), wpm(20)),
  speed(102, "Out of First Gear", "Reach 30 WPM in a race.", 5, cash(2_000), wpm(30)),
  speed(103, "Tap Dance", "Reach 40 WPM in a race. Your fingers have found the beat.", 5, loot(541), wpm(40)),
  speed(104, "Steady Cruiser", "Reach 50 WPM in a race.", 10, cash(5_000), wpm(50)),
  speed(105, "A Word a Second", "Reach 60 WPM in a race. That's one whole word each second.", 10, loot(561), wpm(60)),
  speed(106, "Sixty on the Clock", "See 60 WPM on your dashboard.", 10, loot(167), wpm(60)),
  speed(107, "Overtaking Lane", "Reach 70 WPM in a race.", 10, cash(10_000), wpm(70)),
  speed(108, "Fluttering Fast", "Reach 80 WPM in a race. Hummingbirds are taking notes.", 25, loot(577), wpm(80)),
  speed(109, "Wind in Your Sleeves", "Reach 90 WPM in a race.", 25, cash(20_000), wpm(90)),
  speed(110, "Three Digits", "Reach 100 WPM in a race. The dial needs more room.", 25, loot(578), wpm(100)),
  speed(111, "Faster Than Bedtime", "Reach 100 WPM in a race, and land in another time zone.", 50, car(161), wpm(100)),
  speed(112, "Paint Peeler", "Reach 110 WPM in a race.", 25, cash(40_000), wpm(110)),
  speed(113, "Weather Warning", "Reach 120 WPM in a race. Hold on to your hat.", 50, loot(590), wpm(120)),
  speed(114, "Is That a Blur?", "Reach 130 WPM in a race.", 50, cash(75_000), wpm(130)),
  speed(115, "Something's Burning", "Reach 140 WPM in a race. Let the keyboard cool down.", 50, loot(598), wpm(140)),
];
