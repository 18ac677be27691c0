import { achievementsOf, cash, least, loot, nitros, type Achievement } from "./achievement.ts";

const nitro = achievementsOf("nitros");
const used = (value: number) => least("nitrosUsed", value);
const clean = (value: number) => least("perfectNitroRaces", value);

export const NITROS: readonly Achievement[] = [
  nitro(501, "What Does This Button Do?", "Use a nitro in a race.", 5, nitros(3), used(1)),
  nitro(502, "Whoosh", "Use 10 nitros.", 5, cash(2_500), used(10)),
  nitro(503, "Fizzy Tank", "Use 25 nitros.", 5, loot(543), used(25)),
  nitro(504, "Shaken, Then Opened", "Use 50 nitros.", 10, loot(165), used(50)),
  nitro(505, "Smoke Signals", "Use 100 nitros.", 10, cash(15_000), used(100)),
  nitro(506, "Countdown to Lift-Off", "Use 250 nitros.", 25, loot(563), used(250)),
  nitro(507, "Up From the Ashes", "Use 500 nitros.", 50, loot(317), used(500)),
  nitro(508, "Best Customer", "Use 1,000 nitros. The pump knows you by name.", 50, nitros(50), used(1_000)),
  nitro(509, "Neat and Speedy", "Use a nitro in a race without a mistake.", 10, nitros(3), clean(1)),
  nitro(510, "Steady at Full Blast", "Use nitros in 25 races without a mistake.", 25, nitros(20), clean(25)),
];
