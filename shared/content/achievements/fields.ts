import { LESSON_IDS, LESSON_NAMES, type LessonID } from "../lessons/lesson.ts";
import { SEASON_CALENDAR, type SeasonID } from "../seasons.ts";

/** Right answers in one lesson. */
export const answersIn = <L extends LessonID>(lessonID: L): `answers_${L}` => `answers_${lessonID}`;

/** The level in one season. Each season has a figure of its own, so that none takes what another one reached. */
export const levelIn = (seasonID: SeasonID): `seasonLevel_${number}` => `seasonLevel_${seasonID}`;

/**
 * What rules of achievements may ask of a player, in plain words. Races are those that paid: a typing race unless it says
 * otherwise. The highest values only grow.
 *
 * @source core §5
 */
const NAMED = {
  racesPlayed: "Races.",
  placed1: "Races won.",
  podiums: "Races on one of the first three places.",
  winsRunning: "The most public races won in a row.",
  highestSpeed: "The best speed, in WPM.",
  wordsTyped: "Words of five right characters.",
  minutesRaced: "Whole minutes of racing.",
  accurateRaces: "Races with an accuracy of 98% or more.",
  perfectRaces: "Races without a mistake.",
  nitrosUsed: "Nitros used in races.",
  perfectNitroRaces: "Races with a nitro and without a mistake.",
  longestSession: "The most races in one session.",
  streakDays: "The most days in a row with a race.",
  loginDays: "Days with a login.",
  wampusBeaten: "Races finished ahead of the Wampus.",
  friendRaces: "Races behind a friend's link in which a friend finished, too.",
  fullFriendRaces: "Those in which four friends finished.",
  totalFriends: "The most friends at once.",
  totalCars: "The most cars owned at once.",
  totalLoot: "The most pieces of loot that were won or bought.",
  level: "The level in the season that runs, or was last.",
  playerLevel: "The level of a lifetime.",
  membership: "basic or gold.",
  giftsSent: "Cash gifts sent.",
  teamJoined: "1 for whoever has been in a team.",
  teamRaces: "The most typing races for one team.",
  boxesOpened: "Mystery boxes opened.",
  challengesCompleted: "Challenges completed.",
  itemsBought: "Things bought in the shop and at the dealership.",
  mathRaces: "Math races.",
  mathWins: "Math races won.",
  mathPerfectRaces: "Math races without a wrong answer.",
  mathSpeed: "The most right answers a minute in a math race.",
  answers: "Right answers in math races.",
  seasonsRaced: "Seasons with a race on either site.",
} as const;

type NamedField = keyof typeof NAMED;
export type AchievementField = NamedField | `answers_${LessonID}` | `seasonLevel_${number}`;

export const FIELDS = {
  ...NAMED,
  ...Object.fromEntries(
    LESSON_IDS.map((lessonID) => [answersIn(lessonID), `Right answers in ${LESSON_NAMES[lessonID]}.`]),
  ),
  ...Object.fromEntries(
    SEASON_CALENDAR.map(({ seasonID, name }) => [levelIn(seasonID), `The level in the ${name} season.`]),
  ),
} as Readonly<Record<AchievementField, string>>;

export const ACHIEVEMENT_FIELDS = Object.keys(FIELDS) as readonly AchievementField[];
