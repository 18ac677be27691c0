import { accountData } from "../accounts/personal.ts";
import { achievementsData } from "../achievements/personal.ts";
import { boardData } from "../boards/personal.ts";
import { botData } from "../bots/personal.ts";
import { boxData } from "../box/personal.ts";
import { certificateData } from "../certificates/personal.ts";
import { challengeData } from "../challenges/personal.ts";
import { classData } from "../classes/personal.ts";
import { coachData } from "../coach/personal.ts";
import { contestData } from "../contests/personal.ts";
import { economyData } from "../economy/personal.ts";
import { friendLobbyData } from "../friend-lobby/personal.ts";
import { friendsData } from "../friends/personal.ts";
import { garageData } from "../garage/personal.ts";
import { giftsData } from "../gifts/personal.ts";
import { holdData } from "../holds/personal.ts";
import { keyCostData } from "../key-costs/personal.ts";
import { leagueData } from "../leagues/personal.ts";
import { lobbyData } from "../lobby/personal.ts";
import { looksData } from "../looks/personal.ts";
import { emailData } from "../mail/personal.ts";
import { moderationData } from "../moderation/personal.ts";
import { notificationsData } from "../notifications/personal.ts";
import { paymentData } from "../payments/personal.ts";
import { jobsData } from "../platform/jobs/personal.ts";
import type { PersonalData } from "../platform/postgres/personal-data.ts";
import { raceData } from "../race/personal.ts";
import { rolesData } from "../roles/personal.ts";
import { scoreData } from "../scores/personal.ts";
import { seasonData } from "../seasons/personal.ts";
import { setAsideData } from "../settlement/personal.ts";
import { shopData } from "../shop/personal.ts";
import { supportData } from "../support/personal.ts";
import { teamsData } from "../teams/personal.ts";
import { textData } from "../texts/personal.ts";

/**
 * What each subject knows of people, in the order in which it is erased. Accounts are deleted by their own subject, so
 * that whatever looks for rows by an account comes before it; teams come first, because they are locked before money;
 * notifications come last, because their counters are the last locks of every transaction.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  teamsData,
  classData,
  scoreData,
  keyCostData,
  coachData,
  boardData,
  giftsData,
  holdData,
  certificateData,
  botData,
  raceData,
  textData,
  setAsideData,
  paymentData,
  friendLobbyData,
  lobbyData,
  economyData,
  garageData,
  shopData,
  boxData,
  achievementsData,
  challengeData,
  seasonData,
  leagueData,
  contestData,
  looksData,
  friendsData,
  moderationData,
  supportData,
  rolesData,
  jobsData,
  emailData,
  accountData,
  notificationsData,
];
