import { achievementsOf, cash, least, nitros, type Achievement } from "./achievement.ts";

const team = achievementsOf("teams");
const raced = (value: number) => least("teamRaces", value);

export const TEAMS: readonly Achievement[] = [
  team(901, "Matching Jackets", "Join a team, or start one.", 5, cash(2_500), least("teamJoined", 1)),
  team(902, "One for the Team", "Finish a race for your team.", 5, cash(1_000), raced(1)),
  team(903, "Counted On", "Finish 10 races for one team.", 5, cash(5_000), raced(10)),
  team(904, "Team Engine", "Finish 50 races for one team.", 10, nitros(5), raced(50)),
  team(905, "Pillar of the Pit", "Finish 100 races for one team.", 10, cash(15_000), raced(100)),
  team(906, "Heart of the Crew", "Finish 250 races for one team.", 25, nitros(15), raced(250)),
  team(907, "First In, Last Out", "Finish 500 races for one team.", 25, cash(50_000), raced(500)),
  team(908, "They'd Name a Bend After You", "Finish 1,000 races for one team.", 50, cash(100_000), raced(1_000)),
];
