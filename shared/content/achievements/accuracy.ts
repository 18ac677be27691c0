import { achievementsOf, cash, least, loot, nitros, type Achievement } from "./achievement.ts";

const accuracy = achievementsOf("accuracy");
const perfect = (value: number) => least("perfectRaces", value);
const accurate = (value: number) => least("accurateRaces", value);

export const ACCURACY: readonly Achievement[] = [
  accuracy(201, "Spotless", "Finish a race without a mistake.", 5, loot(565), perfect(1)),
  accuracy(202, "High Five for Zero", "Finish 5 races without a mistake.", 5, cash(5_000), perfect(5)),
  accuracy(203, "Tidy Desk", "Finish 10 races without a mistake.", 10, loot(162), perfect(10)),
  accuracy(204, "Gentle With the Keys", "Finish 25 races without a mistake.", 25, loot(579), perfect(25)),
  accuracy(205, "Gold Star Handwriting", "Finish 50 races without a mistake.", 25, loot(226), perfect(50)),
  accuracy(
    206,
    "Squeaky Clean",
    "Finish 50 races without a mistake. Even the tyres shine.",
    25,
    loot(593),
    perfect(50),
  ),
  accuracy(207, "Nothing to Fix", "Finish 100 races without a mistake.", 50, loot(163), perfect(100)),
  accuracy(208, "Eraser Out of Work", "Finish 250 races without a mistake.", 50, cash(150_000), perfect(250)),
  accuracy(209, "Straight Line", "Finish a race with 98% accuracy or more.", 5, null, accurate(1)),
  accuracy(210, "Between the Lines", "Finish 10 races with 98% accuracy or more.", 5, cash(2_500), accurate(10)),
  accuracy(211, "Careful Corners", "Finish 50 races with 98% accuracy or more.", 10, cash(10_000), accurate(50)),
  accuracy(212, "Sharp Eyes", "Finish 250 races with 98% accuracy or more.", 25, cash(50_000), accurate(250)),
  accuracy(213, "Watchmaker", "Finish 1,000 races with 98% accuracy or more.", 50, cash(200_000), accurate(1_000)),
  accuracy(214, "Fast and Flawless", "Reach 60 WPM in a race, and finish 10 races without a mistake.", 25, nitros(15), [
    least("highestSpeed", 60),
    perfect(10),
  ]),
];
