import { achievementsOf, car, cash, least, loot, nitros, type Achievement } from "./achievement.ts";

const wins = achievementsOf("wins");
const won = (value: number) => least("placed1", value);
const podiums = (value: number) => least("podiums", value);
const running = (value: number) => least("winsRunning", value);
const wampus = (value: number) => least("wampusBeaten", value);

export const WINS: readonly Achievement[] = [
  wins(401, "First to the Flag", "Win a race.", 5, loot(542), won(1)),
  wins(402, "Not Just Luck", "Win 5 races.", 5, cash(5_000), won(5)),
  wins(403, "Ten Flags", "Win 10 races.", 10, loot(164), won(10)),
  wins(404, "Dusting the Shelf", "Win 25 races.", 10, loot(562), won(25)),
  wins(405, "Winner's Wave", "Win 50 races.", 25, cash(25_000), won(50)),
  wins(406, "Cup of Something", "Win 100 races. You need somewhere to put them all.", 25, car(145), won(100)),
  wins(407, "Second Shelf, Please", "Win 250 races.", 50, loot(591), won(250)),
  wins(408, "Saved You a Seat at the Finish", "Win 500 races.", 50, cash(150_000), won(500)),
  wins(409, "Champion of Champions", "Win 1,000 races.", 50, cash(300_000), won(1_000)),
  wins(410, "Up on the Steps", "Finish in the first three.", 5, cash(1_000), podiums(1)),
  wins(411, "Regular on the Podium", "Finish in the first three 25 times.", 10, cash(7_500), podiums(25)),
  wins(412, "Confetti in Your Hair", "Finish in the first three 100 times.", 25, cash(25_000), podiums(100)),
  wins(413, "They Know Your Name", "Finish in the first three 500 times.", 50, cash(100_000), podiums(500)),
  wins(414, "Hat-Trick", "Win 3 public races in a row.", 10, cash(5_000), running(3)),
  wins(415, "Handful of Wins", "Win 5 public races in a row.", 25, nitros(10), running(5)),
  wins(416, "Is Anyone Behind Me?", "Win 10 public races in a row.", 50, cash(50_000), running(10)),
  wins(417, "Bye, Wampus", "Finish ahead of the Wampus.", 25, cash(5_000), wampus(1)),
  wins(418, "Wampus Needs a Nap", "Finish ahead of the Wampus 5 times.", 25, cash(25_000), wampus(5), { hidden: true }),
  wins(419, "The Wampus Waves Back", "Finish ahead of the Wampus 25 times.", 50, cash(100_000), wampus(25), {
    hidden: true,
  }),
];
