import { seasonByID, type Season } from "../seasons/calendar.ts";
import type { SeasonKey } from "../ways.ts";
import { achievementsOf, cash, least, nitros, type Achievement, type AchievementReward } from "./achievement.ts";
import { figureIn, type AchievementField } from "./fields.ts";
import { seasonalID } from "./timed-ids.ts";

const seasonal = achievementsOf("seasons");

interface Step {
  readonly figure: "seasonLevel" | "seasonRaces" | "seasonPerfectRaces";
  readonly least: number;
  readonly points: 5 | 10 | 25 | 50;
  readonly reward: AchievementReward;
  desc(this: void, season: string): string;
}

/** What each season asks: a start, the middle, the level of its last reward, and races. */
const STEPS: readonly Step[] = [
  {
    figure: "seasonLevel",
    least: 5,
    points: 5,
    reward: cash(5_000),
    desc: (name) => `Reach level 5 in the ${name} season.`,
  },
  {
    figure: "seasonLevel",
    least: 20,
    points: 10,
    reward: nitros(10),
    desc: (name) => `Reach level 20 in the ${name} season.`,
  },
  {
    figure: "seasonLevel",
    least: 51,
    points: 50,
    reward: cash(50_000),
    desc: (name) => `Reach level 51 in the ${name} season.`,
  },
  {
    figure: "seasonRaces",
    least: 50,
    points: 5,
    reward: nitros(5),
    desc: (name) => `Finish 50 races in the ${name} season.`,
  },
  {
    figure: "seasonRaces",
    least: 250,
    points: 25,
    reward: cash(25_000),
    desc: (name) => `Finish 250 races in the ${name} season.`,
  },
  {
    figure: "seasonPerfectRaces",
    least: 25,
    points: 25,
    reward: nitros(15),
    desc: (name) => `Finish 25 races without a mistake in the ${name} season.`,
  },
];

const NAMES: Readonly<Record<SeasonKey, readonly [string, string, string, string, string, string]>> = {
  "golden-hour": [
    "Long Shadows",
    "Sunglasses On",
    "Last to Leave the Sunset",
    "Sand in the Footwell",
    "All Evening Long",
    "Not a Ripple",
  ],
  "deep-freeze": [
    "Scrape the Windscreen",
    "Snow Tyres On",
    "Coolest Driver in Town",
    "Cold Hands, Warm Engine",
    "Through the Long Night",
    "Without Slipping",
  ],
  "night-market": [
    "First Lantern Lit",
    "Regular at the Noodle Stall",
    "They Saved You a Seat",
    "One of Everything",
    "Never Closing Time",
    "Chopstick Precision",
  ],
};

/** The seasons whose achievements were numbered one by one: those of a season follow its first number. */
const FIRST_IDS: Readonly<Record<number, number>> = { 1: 1211, 2: 1221, 3: 1231 };

/** Races of a season are counted from this one on. */
const FIRST_COUNTED = 2;

/** The achievements of one season, apart from the rewards of its road. */
export function achievementsOfSeason({ seasonID, key, name, startStamp, endStamp }: Season): readonly Achievement[] {
  const first = FIRST_IDS[seasonID] ?? seasonalID(seasonID);
  return STEPS.filter(({ figure }) => figure === "seasonLevel" || seasonID >= FIRST_COUNTED).map(
    ({ figure, least: value, points, reward, desc }, nth) => {
      const field: AchievementField = figureIn(figure, seasonID);
      const own = NAMES[key][nth] ?? name;
      const called = FIRST_IDS[seasonID] === undefined ? `${own}, ${name}` : own;
      return seasonal(first + nth, called, desc(name), points, reward, least(field, value), {
        season: { seasonID, startStamp, endStamp },
      });
    },
  );
}

/** Those that stand for good: of seasons as such, and of the first time that each design came. */
export const SEASONAL: readonly Achievement[] = [
  seasonal(1201, "Right on Time", "Race in a season.", 5, cash(1_000), least("seasonsRaced", 1)),
  seasonal(1202, "All-Weather Driver", "Race in 3 different seasons.", 25, cash(25_000), least("seasonsRaced", 3)),
  ...Object.keys(FIRST_IDS).flatMap((id) => {
    const season = seasonByID(Number(id));
    return season ? achievementsOfSeason(season) : [];
  }),
];

export const isNumberedByHand = ({ seasonID }: Pick<Season, "seasonID">): boolean => FIRST_IDS[seasonID] !== undefined;
