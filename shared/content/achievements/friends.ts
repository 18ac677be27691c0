import { achievementsOf, car, cash, least, loot, nitros, type Achievement } from "./achievement.ts";

const friend = achievementsOf("friends");
const friends = (value: number) => least("totalFriends", value);
const raced = (value: number) => least("friendRaces", value);
const full = (value: number) => least("fullFriendRaces", value);
const gifts = (value: number) => least("giftsSent", value);

export const FRIENDS: readonly Achievement[] = [
  friend(801, "Hello There", "Make a friend.", 5, loot(547), friends(1)),
  friend(802, "One for Each Finger", "Make 5 friends.", 5, loot(168), friends(5)),
  friend(803, "Bring Someone Along", "Make 10 friends.", 10, car(121), friends(10)),
  friend(804, "All Aboard", "Make 25 friends.", 25, loot(567), friends(25)),
  friend(805, "Big Birthday Party", "Make 50 friends.", 25, cash(25_000), friends(50)),
  friend(806, "You Know Everyone", "Make 100 friends.", 50, cash(75_000), friends(100)),
  friend(807, "Side by Side", "Finish a friend race together with a friend.", 5, cash(1_000), raced(1)),
  friend(808, "Again, Again!", "Finish 10 friend races together with friends.", 5, cash(5_000), raced(10)),
  friend(809, "Carpool", "Finish 50 friend races together with friends.", 10, nitros(10), raced(50)),
  friend(810, "Road Trip Regular", "Finish 250 friend races together with friends.", 25, cash(50_000), raced(250)),
  friend(811, "Every Seat Taken", "Finish a friend race together with 4 friends.", 10, cash(5_000), full(1)),
  friend(812, "Same Five, Every Time", "Finish 25 friend races together with 4 friends.", 25, cash(25_000), full(25)),
  friend(813, "A Present for You", "Send a cash gift.", 5, null, gifts(1)),
  friend(814, "Generous Driver", "Send 10 cash gifts.", 10, null, gifts(10)),
];
