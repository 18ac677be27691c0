import { advertised, built, type Entries } from "./entry.tsx";

/** Other people, and the people behind the game. */
export const MEETING = {
  "/friends": advertised(
    "friends",
    "Friends",
    async () => (await import("../features/friends/friends-page.tsx")).FriendsPage,
  ),
  "/racer/:username": built("Racer", async () => (await import("../features/players/player-page.tsx")).PlayerPage),
  "/racer/:username/garage": built(
    "A Racer's Garage",
    async () => (await import("../features/players/garage-visit.tsx")).GarageVisit,
  ),
  "/racer/:username/stats": built(
    "A Racer's Stats",
    async () => (await import("../features/stats/others-stats-page.tsx")).OthersStatsPage,
  ),
  "/racer/:username/gift": built("Give Cash", async () => (await import("../features/gifts/gift-page.tsx")).GiftPage),
  "/gifts": built("Gifts", async () => (await import("../features/gifts/gifts-page.tsx")).GiftsPage),
  "/support/tos": built("Terms of Service", async () => (await import("../features/legal/terms-page.tsx")).TermsPage),
  "/support/privacy": built(
    "Privacy Policy",
    async () => (await import("../features/legal/privacy-page.tsx")).PrivacyPage,
  ),
  "/support/data-agreement": built(
    "Data Agreement for Schools",
    async () => (await import("../features/legal/agreement/agreement-page.tsx")).AgreementPage,
  ),
  "/support/sitemap": built("Site Map", async () => (await import("../shell/links/site-map-page.tsx")).SiteMapPage),
  "/support/network": built(
    "Network Check",
    async () => (await import("../features/network-check/network-check-page.tsx")).NetworkCheckPage,
  ),
  "/moderation": built(
    "Moderation",
    async () => (await import("../features/moderation/moderation-page.tsx")).ModerationPage,
  ),
  "/moderation/:caseID/:raceID": built(
    "Race of a Case",
    async () => (await import("../features/replays/case-replay-page.tsx")).CaseReplayPage,
  ),
  "/teachers": built("Teacher Portal", async () => (await import("./portal-door.tsx")).PortalDoor),
  "/class": built("Class", async () => (await import("../features/classes/class-page.tsx")).ClassPage),
  "/team": advertised("team", "Teams", async () => (await import("../features/teams/list/teams-page.tsx")).TeamsPage),
  "/team/create": built(
    "Create a Team",
    async () => (await import("../features/teams/form/create-page.tsx")).CreateTeamPage,
  ),
  "/team/edit": built(
    "Edit Your Team",
    async () => (await import("../features/teams/form/edit-page.tsx")).EditTeamPage,
  ),
  "/team/:tag": advertised(
    "teamDetail",
    "Team",
    async () => (await import("../features/teams/page/team-page.tsx")).TeamPage,
  ),
  "/team/contest": built(
    "Set Up a Contest",
    async () => (await import("../features/contests/form/set-up-page.tsx")).SetUpContestPage,
  ),
  "/contest/:contestID": built(
    "Contest",
    async () => (await import("../features/contests/contest-page.tsx")).ContestPage,
  ),
  "/contest/:contestID/:number": built(
    "Contest Race",
    async () => (await import("../features/replays/contest-replay-page.tsx")).ContestReplayPage,
  ),
  "/news": advertised("news", "News", async () => (await import("../features/news/news-page.tsx")).NewsPage),
  "/news/:newsID": built("News Story", async () => (await import("../features/news/post-page.tsx")).PostPage),
  "/updates": built("Updates", async () => (await import("../features/news/updates-page.tsx")).UpdatesPage),
  "/support": built("Support", async () => (await import("../features/support/support-page.tsx")).SupportPage),
  "/support/:article": built(
    "Support Article",
    async () => (await import("../features/support/article-page.tsx")).ArticlePage,
  ),
  "/about": built("About Us", async () => (await import("../features/support/about-page.tsx")).AboutPage),
  "/contact": built("Contact", async () => (await import("../features/support/contact-page.tsx")).ContactPage),
} satisfies Partial<Entries>;
