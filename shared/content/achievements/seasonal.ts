import { seasonByID } from "../seasons.ts";
import { achievementsOf, cash, least, nitros, type Achievement, type AchievementReward } from "./achievement.ts";
import { levelIn } from "./fields.ts";

const seasonal = achievementsOf("seasons");

/** How far each season asks one to come: a start, the middle, and the level of its last reward. */
const STEPS = [
  { level: 5, points: 5, reward: cash(5_000) },
  { level: 20, points: 10, reward: nitros(10) },
  { level: 51, points: 50, reward: cash(50_000) },
] as const satisfies readonly { level: number; points: number; reward: AchievementReward }[];

/** The achievements of one season: names for a start, the middle and the end. */
function of(id: number, firstID: number, names: readonly [string, string, string]): readonly Achievement[] {
  const season = seasonByID(id);
  if (!season) throw new Error(`there is no season ${id}`);
  const { seasonID, name, startStamp, endStamp } = season;
  return STEPS.map(({ level, points, reward }, nth) =>
    seasonal(
      firstID + nth,
      names[nth] ?? name,
      `Reach level ${level} in the ${name} season.`,
      points,
      reward,
      least(levelIn(seasonID), level),
      { season: { seasonID, startStamp, endStamp } },
    ),
  );
}

export const SEASONAL: readonly Achievement[] = [
  seasonal(1201, "Right on Time", "Race in a season.", 5, cash(1_000), least("seasonsRaced", 1)),
  seasonal(1202, "All-Weather Driver", "Race in 3 different seasons.", 25, cash(25_000), least("seasonsRaced", 3)),
  ...of(1, 1211, ["Long Shadows", "Sunglasses On", "Last to Leave the Sunset"]),
  ...of(2, 1221, ["Scrape the Windscreen", "Snow Tyres On", "Coolest Driver in Town"]),
  ...of(3, 1231, ["First Lantern Lit", "Regular at the Noodle Stall", "They Saved You a Seat"]),
];
