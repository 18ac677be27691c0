import { KEPT_DAYS } from "#shared/rules/retention.ts";

import { days, WITH_ACCOUNT, type Kept } from "./kept.ts";

export const races: readonly Kept[] = [
  {
    what: "Your races: when, where, which car and name, place, speed, accuracy, mistakes, and when your connection was lost. And the totals of all your races, your best speed of today, how many days and wins you have in a row, the score against your rivals among the bots, and your result on the text of the day, which your friends see that day.",
    why: "For results, your profile, to match you with racers of your speed, and to find out how hard each text is. What we keep of that says nothing of anyone.",
    howLong:
      "As long as you have your account. After that your races say “Erased racer”. A guest's races keep the made-up name.",
    tables: ["race_results", "racing_stats"],
  },
  {
    what: "Your points, races, speed and mistakes of each day, week, month and season, your points and speed in each math lesson, and what you raced for your team in them.",
    why: "To show how you and your team are doing, and who did best. Others see your charts if you let them.",
    howLong: `Weeks: ${days(KEPT_DAYS.weekScore)}. Months: ${days(KEPT_DAYS.monthScore)}. Days and seasons: as long as you have your account; days of a lesson only ${days(KEPT_DAYS.weekScore)}. What you raced for a team stays with it, without your name.`,
    tables: ["racer_scores", "lesson_scores", "team_scores"],
  },
  {
    what: "At which hours of the day you race, on how hard texts and in which math lessons, and how fast and how exactly.",
    why: "To draw your statistics. Others see those of texts and lessons if you let them, and never the hours.",
    howLong: WITH_ACCOUNT,
    tables: ["racer_slices"],
  },
  {
    what: "How long each key, each common pair of keys and each math fact takes you, as an average of the last times, and how often it goes wrong first. Not when, and not what you typed.",
    why: "To show you, and nobody else, what you can practise. It never says who you are, and isn't used to catch anyone. From many players together we learn how long a pair usually takes.",
    howLong: WITH_ACCOUNT,
    tables: ["key_costs"],
  },
  {
    what: "Your two weeks with the coach: which pairs of keys or facts were practised and which were left, on which days and how long you practised, which facts come when, how long they took before, and what each half gained.",
    why: "To choose what you practise, and to show you, and nobody else, whether it helped. It never says who you are. From many players together we learn whether the coach helps at all; what we keep of that says nothing of anyone.",
    howLong: `${WITH_ACCOUNT} How long each took before: until two days after the two weeks at the latest.`,
    tables: ["coach_fortnights"],
  },
  {
    what: "In which league you race, how each of your weeks in a group ended, and whether you left the leagues.",
    why: "To put you beside racers of your league, to move you up or down once a week, and to show you your weeks. Those of your group see your name and points.",
    howLong: "As long as you have your account.",
    tables: ["league_standings", "league_places"],
  },
  {
    what: "Your best race of each day of a contest of your team: its speed, accuracy and points.",
    why: "To show which team leads, and who drove for it. While the keys of such a race are kept, everyone who sees the contest and may find you can watch it again.",
    howLong: "As long as you have your account. Then the points stay with the team, without a name.",
    tables: ["contest_races"],
  },
  {
    what: "Your places on the leaderboards, as numbers without your name.",
    why: "To show who did best.",
    howLong: `Boards of days and weeks: ${days(KEPT_DAYS.weekScore)}. Of months: ${days(KEPT_DAYS.monthScore)}. Of seasons: ${WITH_ACCOUNT.toLowerCase()}`,
    tables: ["boards", "board_lines"],
  },
  {
    what: "What you typed or answered in each race, key by key, with the time of each key and how long you held it down, and a fingerprint of its rhythm.",
    why: "To count your race fairly, to find cheaters, and so that you can watch it again, as can those who raced with you, whoever you give a link, and in a contest of your team everyone who may find you. And once, to add to how long your keys and facts take you. It is used only for that. How long you hold keys down shows only whether a program typed, or whether a race was copied. It never says who you are, and other racers don't see it.",
    howLong: `${days(KEPT_DAYS.keyLog)}. ${days(KEPT_DAYS.flaggedKeyLog)} if something looked unfair or you asked a person to take a look. In a class: ${days(KEPT_DAYS.classKeyLog)}, or ${days(KEPT_DAYS.flaggedClassKeyLog)}.`,
    tables: ["key_logs", "race_rhythms", "set_aside_races"],
  },
  {
    what: "Links to races that you share.",
    why: "So that anyone you give the link can watch.",
    howLong: `Until you turn the link off, or the typing of that race is deleted.`,
    tables: ["race_shares"],
  },
  {
    what: "What each race paid and brought you, why a reward is on hold, and whether you asked a person to take a look.",
    why: "To pay you once, and to correct mistakes.",
    howLong: `${WITH_ACCOUNT} Then only numbers stay that don't say whose they were.`,
    tables: ["race_rewards", "reward_holds", "appeals"],
  },
  {
    what: "Your certificates of speed: when you won them, and how fast you were.",
    why: "So that your fast races count at once.",
    howLong: WITH_ACCOUNT,
    tables: ["certificates"],
  },
  {
    what: "What you typed from the pictures when you tried to win a certificate, key by key, and how it ended.",
    why: "To see that a person typed it. It never says who that person is, and it isn't compared with anyone's.",
    howLong: days(KEPT_DAYS.keyLog) + ".",
    tables: ["certificate_trials"],
  },
  {
    what: "That you declared your account a bot, and when, a hash of its token, and how many races it has driven since, and how fast. What a declared bot types may also be kept without its name.",
    why: "To keep bots among bots, to show their ladder, and to learn how programs type that don't say that they are one.",
    howLong: `${WITH_ACCOUNT} What is kept without a name says of nobody who they are.`,
    tables: ["bots", "bot_scores"],
  },
];
