import { achievementsOf, car, cash, least, loot, nitros, type Achievement } from "./achievement.ts";

const collection = achievementsOf("collection");
const cars = (value: number) => least("totalCars", value);
const pieces = (value: number) => least("totalLoot", value);

export const COLLECTION: readonly Achievement[] = [
  collection(1001, "And a Spare", "Own 2 cars.", 5, cash(1_000), cars(2)),
  collection(1002, "Pick of the Day", "Own 5 cars.", 5, cash(5_000), cars(5)),
  collection(1003, "Mind the Bumper", "Own 10 cars.", 10, loot(568), cars(10)),
  collection(1004, "Which One Was Mine?", "Own 25 cars.", 25, loot(582), cars(25)),
  collection(1005, "Please Don't Touch", "Own 50 cars.", 50, loot(594), cars(50)),
  collection(1006, "Traffic Jam at Home", "Own 60 cars. You'll need a way round them.", 50, car(185), cars(60)),
  collection(1007, "Something to Wear", "Win or buy 5 pieces of loot.", 5, cash(1_000), pieces(5)),
  collection(1008, "Full Drawer", "Win or buy 15 pieces of loot.", 5, cash(5_000), pieces(15)),
  collection(1009, "Treasure Chest", "Win or buy 40 pieces of loot.", 10, cash(15_000), pieces(40)),
  collection(1010, "Dragon's Hoard", "Win or buy 80 pieces of loot.", 25, nitros(25), pieces(80)),
  collection(1011, "The Lid Won't Close", "Win or buy 120 pieces of loot.", 50, cash(100_000), pieces(120)),
];
