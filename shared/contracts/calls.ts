import * as achievements from "./achievements.ts";
import * as auth from "./auth.ts";
import { latestNotifications, seenNotifications } from "./bell.ts";
import type { Call } from "./call.ts";
import * as challenges from "./challenges.ts";
import { fairPlayCases } from "./fair-play.ts";
import { friendRace } from "./friend-lobby.ts";
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
} from "./friends.ts";
import * as garage from "./garage.ts";
import { cashGifts, receiveCash, sendCash } from "./gifts.ts";
import { appealMeasure } from "./moderation.ts";
import { appealRace, dailyFriends, lastRaces, ownRace, saveQualifying } from "./own-race.ts";
import * as playSettings from "./play-settings.ts";
import { playerProfile, reportPlayer, searchPlayers } from "./players.ts";
import * as popUps from "./pop-ups.ts";
import * as privacy from "./privacy.ts";
import * as providerSettings from "./provider-settings.ts";
import { raceRecord } from "./race.ts";
import * as recovery from "./recovery.ts";
import { sharedReplay, shareRace } from "./replays.ts";
import { dailyReward } from "./rewards.ts";
import * as settings from "./settings.ts";
import * as shop from "./shop.ts";
import * as signIn from "./sign-in.ts";
import * as teamRunning from "./team-running.ts";
import * as teams from "./teams.ts";

/** Every call of `/api/v2`. A route that is not here does not exist. */
export const CALLS = {
  ...auth,
  ...signIn,
  ...recovery,
  ...settings,
  ...providerSettings,
  ...playSettings,
  ...privacy,
  raceRecord,
  ownRace,
  lastRaces,
  dailyFriends,
  appealRace,
  appealMeasure,
  fairPlayCases,
  saveQualifying,
  shareRace,
  sharedReplay,
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
  duePopUps: popUps.duePopUps,
  seenPopUps: popUps.seenPopUps,
  ...teams,
  ...teamRunning,
} as const satisfies Record<string, Call>;
