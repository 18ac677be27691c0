import * as age from "./account/age.ts";
import * as auth from "./account/auth.ts";
import * as bots from "./account/bots.ts";
import * as playSettings from "./account/play-settings.ts";
import * as privacy from "./account/privacy.ts";
import * as providerSettings from "./account/provider-settings.ts";
import * as recovery from "./account/recovery.ts";
import * as settings from "./account/settings.ts";
import * as signIn from "./account/sign-in.ts";
import { latestNotifications, seenNotifications } from "./bell.ts";
import type { Call } from "./call.ts";
import * as assignments from "./classes/assignments.ts";
import { classLogin, classOfCode } from "./classes/class-login.ts";
import { leaveClass, ownClass } from "./classes/class-page.ts";
import * as hangs from "./classes/hangs.ts";
import * as pupils from "./classes/pupils.ts";
import * as sections from "./classes/sections.ts";
import * as teachers from "./classes/teachers.ts";
import * as witness from "./classes/witness.ts";
import * as year from "./classes/year.ts";
import * as garage from "./economy/garage.ts";
import { cashGifts, receiveCash, sendCash } from "./economy/gifts.ts";
import { dailyReward } from "./economy/rewards.ts";
import * as shop from "./economy/shop.ts";
import * as store from "./economy/store.ts";
import * as achievements from "./goals/achievements.ts";
import * as challenges from "./goals/challenges.ts";
import { event } from "./goals/event.ts";
import { leaderboards } from "./goals/leaderboards.ts";
import * as leagues from "./goals/leagues.ts";
import * as popUps from "./goals/pop-ups.ts";
import * as season from "./goals/season.ts";
import * as moderationCases from "./moderation-cases.ts";
import { appealMeasure } from "./moderation.ts";
import { lookAtNews, newsList, newsPost } from "./news/news.ts";
import { openTrial, ownCertificates } from "./race/certificate.ts";
import { coachPlan, coachPractised, startCoach } from "./race/coach.ts";
import { fairPlayCases } from "./race/fair-play.ts";
import { keyStats } from "./race/key-costs.ts";
import { appealRace, dailyFriends, lastRaces, ownRace, saveQualifying } from "./race/own-race.ts";
import { raceRecord } from "./race/race.ts";
import { sharedReplay, shareRace } from "./race/replays.ts";
import * as stats from "./race/stats.ts";
import { friendRace } from "./social/friend-lobby.ts";
import {
  acceptAllFriends,
  acceptFriend,
  cancelRequest,
  denyAllFriends,
  denyFriend,
  friendRequests,
  friends,
  removeFriend,
  requestFriend,
} from "./social/friends.ts";
import { playerProfile, reportPlayer, searchPlayers } from "./social/players.ts";
import { reportBug } from "./support/report-bug.ts";
import * as contests from "./teams/contests.ts";
import * as teamRunning from "./teams/team-running.ts";
import * as teams from "./teams/teams.ts";

/** Every call of `/api/v2`. A route that is not here does not exist. */
export const CALLS = {
  ...auth,
  ...signIn,
  classOfCode,
  classLogin,
  ownClass,
  leaveClass,
  ...bots,
  ...recovery,
  ...settings,
  ...age,
  ...providerSettings,
  ...playSettings,
  ...privacy,
  raceRecord,
  ownRace,
  lastRaces,
  dailyFriends,
  keyStats,
  coachPlan,
  startCoach,
  coachPractised,
  appealRace,
  appealMeasure,
  moderationCases: moderationCases.moderationCases,
  moderationCase: moderationCases.moderationCase,
  caseRace: moderationCases.caseRace,
  decideCase: moderationCases.decideCase,
  moderationWeeks: moderationCases.moderationWeeks,
  fairPlayCases,
  ownCertificates,
  openTrial,
  saveQualifying,
  shareRace,
  sharedReplay,
  statsSummary: stats.statsSummary,
  statsGraphs: stats.statsGraphs,
  statsData: stats.statsData,
  showStats: stats.showStats,
  dailyReward,
  friendRace,
  friends,
  friendRequests,
  requestFriend,
  cancelRequest,
  acceptFriend,
  denyFriend,
  acceptAllFriends,
  denyAllFriends,
  removeFriend,
  playerProfile,
  searchPlayers,
  reportPlayer,
  reportBug,
  cashGifts,
  sendCash,
  receiveCash,
  latestNotifications,
  seenNotifications,
  challenges: challenges.challenges,
  garage: garage.garage,
  arrangeCars: garage.arrangeCars,
  equipLoot: garage.equipLoot,
  sellCar: garage.sellCar,
  showGarage: garage.showGarage,
  othersGarage: garage.othersGarage,
  achievements: achievements.achievements,
  checkAchievements: achievements.checkAchievements,
  claimAchievement: achievements.claimAchievement,
  claimExtraLevels: achievements.claimExtraLevels,
  ...shop,
  ...store,
  userLeague: leagues.userLeague,
  teamLeague: leagues.teamLeague,
  takePart: leagues.takePart,
  season: season.season,
  seasonMemories: season.seasonMemories,
  event,
  leaderboards,
  newsList,
  newsPost,
  lookAtNews,
  duePopUps: popUps.duePopUps,
  seenPopUps: popUps.seenPopUps,
  ...sections,
  ...assignments,
  ...year,
  ...pupils,
  ...hangs,
  ...witness,
  ...teachers,
  ...teams,
  ...contests,
  ...teamRunning,
} as const satisfies Record<string, Call>;
