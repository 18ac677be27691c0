import type { Services } from "#shared/server/services.ts";

import { achievementRoutes } from "./achievements.ts";
import { ageRoutes } from "./age.ts";
import { assignmentRoutes } from "./assignments.ts";
import { authRoutes } from "./auth.ts";
import { boardRoutes } from "./boards.ts";
import { botRoutes } from "./bots.ts";
import { certificateRoutes } from "./certificates.ts";
import { challengeRoutes } from "./challenges.ts";
import { classLoginRoutes } from "./class-login.ts";
import { coachRoutes } from "./coach.ts";
import { contestRoutes } from "./contests.ts";
import { friendLobbyRoutes } from "./friend-lobby.ts";
import { friendRoutes } from "./friends.ts";
import { garageRoutes } from "./garage.ts";
import { giftRoutes } from "./gifts.ts";
import { keyCostRoutes } from "./key-costs.ts";
import { leagueRoutes } from "./leagues.ts";
import { moderationRoutes } from "./moderation.ts";
import { newsRoutes } from "./news.ts";
import { notificationRoutes } from "./notifications.ts";
import { playerRoutes } from "./players.ts";
import { popUpRoutes } from "./pop-ups.ts";
import { privacyRoutes } from "./privacy.ts";
import { providerRoutes } from "./providers.ts";
import { raceRoutes } from "./race.ts";
import { recoveryRoutes } from "./recovery.ts";
import { replayRoutes } from "./replays.ts";
import { rewardRoutes } from "./rewards.ts";
import { seasonRoutes } from "./seasons.ts";
import { settingsRoutes } from "./settings.ts";
import { shopRoutes } from "./shop.ts";
import { signInRoutes } from "./sign-in.ts";
import { statsRoutes } from "./stats.ts";
import { storeRoutes } from "./store.ts";
import { supportRoutes } from "./support.ts";
import { teacherClassRoutes } from "./teacher-classes.ts";
import { teacherYearRoutes } from "./teacher-year.ts";
import { teacherRoutes } from "./teachers.ts";
import { teamRunningRoutes } from "./team-running.ts";
import { teamPageRoute, teamRoutes } from "./teams.ts";

/** Every call of the API, subject by subject. */
export const allRoutes = (services: Services) => [
  ...authRoutes(services),
  ...botRoutes(services),
  ...signInRoutes(services),
  ...providerRoutes(services),
  ...recoveryRoutes(services),
  ...settingsRoutes(services),
  ...ageRoutes(services),
  ...privacyRoutes(services),
  ...raceRoutes,
  ...certificateRoutes(services),
  ...moderationRoutes,
  ...replayRoutes,
  ...statsRoutes,
  ...friendLobbyRoutes(services),
  ...friendRoutes,
  ...playerRoutes,
  ...garageRoutes,
  ...rewardRoutes,
  ...achievementRoutes,
  ...popUpRoutes,
  ...keyCostRoutes,
  ...coachRoutes,
  ...leagueRoutes,
  ...seasonRoutes,
  ...boardRoutes,
  ...newsRoutes(services),
  ...challengeRoutes,
  ...giftRoutes,
  ...shopRoutes,
  ...storeRoutes,
  ...notificationRoutes,
  ...supportRoutes,
  ...teacherClassRoutes(services),
  ...assignmentRoutes,
  ...teacherYearRoutes(services),
  ...teacherRoutes,
  ...teamRoutes,
  ...classLoginRoutes(services),
  ...contestRoutes,
  ...teamRunningRoutes,
  teamPageRoute,
];
