import { LESSON_IDS, LESSON_NAMES, type LessonID } from "../lessons/lesson.ts";
import type { SeasonID } from "../seasons/calendar.ts";

/** Right answers in one lesson. */
export const answersIn = <L extends LessonID>(lessonID: L): `answers_${L}` => `answers_${lessonID}`;

/** Figures of one season or event. Each has its own, so that none takes what another one reached. */
export const SPAN_FIGURES = {
  seasonLevel: "The level in a season.",
  seasonRaces: "Races in a season, on either site.",
  seasonPerfectRaces: "Those of them without a mistake.",
  eventLevel: "The perk level in an event; missing for who hasn't joined it.",
  eventRaces: "Races during an event, on either site.",
  eventWins: "Those of them that were won.",
  eventPerfectRaces: "Those of them without a mistake.",
} as const;
type SpanFigure = keyof typeof SPAN_FIGURES;
export type SpanField = `${SpanFigure}_${number}`;

/** The figure of one season or event, by its number. */
export const figureIn = <F extends SpanFigure>(figure: F, id: number): `${F}_${number}` => `${figure}_${id}`;
export const levelIn = (seasonID: SeasonID): `seasonLevel_${number}` => figureIn("seasonLevel", seasonID);

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
  highestLeagueTier: "The highest league: 1 to 10, above it the rounds of the tournament.",
  leagueWeeks: "League weeks that ended with a place in a group.",
  leagueWins: "Those of them that ended with the first place of three or more.",
  tournamentsWon: "Tournaments of the leagues that were won.",
} as const;

type NamedField = keyof typeof NAMED;
/** Those that stand by themselves. */
export type PlainField = NamedField | `answers_${LessonID}`;
export type AchievementField = PlainField | SpanField;

export const FIELDS = {
  ...NAMED,
  ...Object.fromEntries(
    LESSON_IDS.map((lessonID) => [answersIn(lessonID), `Right answers in ${LESSON_NAMES[lessonID]}.`]),
  ),
} as Readonly<Record<PlainField, string>>;

export const ACHIEVEMENT_FIELDS = Object.keys(FIELDS) as readonly PlainField[];

const OF_SPAN = new RegExp(`^(${Object.keys(SPAN_FIGURES).join("|")})_[1-9][0-9]*$`);

/** Whether rules of achievements may ask for it. */
export const isAchievementField = (text: string): text is AchievementField =>
  Object.hasOwn(FIELDS, text) || OF_SPAN.test(text);
