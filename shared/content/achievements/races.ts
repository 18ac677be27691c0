import { achievementsOf, car, cash, least, loot, nitros, type Achievement } from "./achievement.ts";

const races = achievementsOf("races");
const finished = (value: number) => least("racesPlayed", value);
const minutes = (value: number) => least("minutesRaced", value);

export const RACES: readonly Achievement[] = [
  races(301, "Key in the Ignition", "Finish your first race.", 5, cash(1_000), finished(1)),
  races(302, "Learning the Bends", "Finish 5 races.", 5, cash(2_500), finished(5)),
  races(303, "Engine's Warm", "Finish 10 races.", 5, loot(540), finished(10)),
  races(304, "Sunday Driver", "Finish 25 races, on any day you like.", 5, cash(5_000), finished(25)),
  races(305, "Knows the Way", "Finish 50 races.", 10, cash(10_000), finished(50)),
  races(306, "A Hundred Green Lights", "Finish 100 races.", 10, loot(560), finished(100)),
  races(307, "Room for Your Bag", "Finish 100 races. You've earned more space.", 10, car(111), finished(100)),
  races(308, "Tyres, Please", "Finish 250 races.", 10, cash(25_000), finished(250)),
  races(309, "Teacher of the Road", "Finish 500 races.", 25, loot(576), finished(500)),
  races(310, "A Thousand Grins", "Finish 1,000 races.", 25, loot(589), finished(1_000)),
  races(311, "Long Road, Long Dragon", "Finish 1,000 races. It followed you home.", 25, loot(426), finished(1_000)),
  races(312, "Twice Round the World", "Finish 2,500 races.", 50, cash(150_000), finished(2_500)),
  races(313, "Born at the Start Line", "Finish 5,000 races.", 50, loot(597), finished(5_000)),
  races(314, "The Last Full Stop", "Finish 10,000 races. What a story.", 50, car(186), finished(10_000)),
  races(315, "Once Round the Clock", "Race for 60 minutes in all.", 10, cash(5_000), minutes(60)),
  races(316, "All Day Long", "Race for 24 hours in all. Drink some water.", 50, cash(100_000), minutes(1_440)),
  races(317, "Moving Up", "Reach level 5.", 5, cash(5_000), least("playerLevel", 5)),
  races(318, "Double Figures", "Reach level 10.", 10, cash(15_000), least("playerLevel", 10)),
  races(319, "View From Up Here", "Reach level 25.", 25, nitros(25), least("playerLevel", 25)),
  races(320, "Above the Clouds", "Reach level 50.", 50, cash(150_000), least("playerLevel", 50)),
];
