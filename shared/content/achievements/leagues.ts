import { achievementsOf, cash, least, nitros, type Achievement } from "./achievement.ts";

const league = achievementsOf("leagues");
const reach = (tier: number) => least("highestLeagueTier", tier);
const weeks = (value: number) => least("leagueWeeks", value);
const first = (value: number) => least("leagueWins", value);
const won = (value: number) => least("tournamentsWon", value);

export const LEAGUES: readonly Achievement[] = [
  league(1301, "Name on the List", "End a league week with a place.", 5, cash(2_500), weeks(1)),
  league(1302, "Five Fridays", "End 5 league weeks with a place.", 10, nitros(5), weeks(5)),
  league(1303, "Part of the Grid", "End 15 league weeks with a place.", 10, cash(15_000), weeks(15)),
  league(1304, "A Year of Fridays", "End 52 league weeks with a place.", 50, cash(100_000), weeks(52)),
  league(1305, "First Step Up", "Rise into the Novice league.", 5, nitros(5), reach(2)),
  league(1306, "Among Professionals", "Rise into the Pro league.", 10, cash(10_000), reach(4)),
  league(1307, "Second Opinion", "Rise into the Expert league.", 25, nitros(10), reach(6)),
  league(1308, "Masterly", "Rise into the Master league.", 25, cash(50_000), reach(8)),
  league(1309, "They Tell Stories", "Rise into the Legend league.", 50, cash(100_000), reach(10)),
  league(1310, "Top of the Table", "End a league week first in your group.", 10, cash(10_000), first(1)),
  league(1311, "Habit of Leading", "End 5 league weeks first in your group.", 25, nitros(15), first(5)),
  league(1312, "Invited to the Cup", "Enter the tournament of the leagues.", 25, cash(25_000), reach(11)),
  league(1313, "Last Thirty", "Reach the final of the tournament.", 25, nitros(20), reach(13)),
  league(1314, "The Cup Is Yours", "Win the tournament of the leagues.", 50, cash(150_000), won(1)),
  league(1315, "Three Cups, One Shelf", "Win the tournament 3 times.", 50, cash(300_000), won(3)),
];
