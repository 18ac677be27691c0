import { advertised, built, type Entries } from "./entry.tsx";

/** Racing, and what it wins. */
export const DRIVING = {
  "/replay/:raceID": built("Race Replay", async () => (await import("../features/replays/replay-page.tsx")).ReplayPage),
  "/replays/:shareCode": built(
    "Shared Race Replay",
    async () => (await import("../features/replays/shared-replay-page.tsx")).SharedReplayPage,
  ),
  "/ghost/:raceID": built("Ghost Race", async () => (await import("../features/ghost/ghost-page.tsx")).GhostPage),
  "/fair-play/:raceID": built(
    "Fair Play",
    async () => (await import("../features/fair-play/fair-play-page.tsx")).FairPlayPage,
  ),
  "/certificate": built(
    "Certificate of Speed",
    async () => (await import("../features/certificate/certificate-page.tsx")).CertificatePage,
  ),
  "/bots": built("Bots", async () => (await import("../features/bots/bots-page.tsx")).BotsPage),
  "/garage": advertised(
    "garage",
    "Garage",
    async () => (await import("../features/garage/garage-page.tsx")).GaragePage,
  ),
  "/garage/customizer": advertised(
    "customizer",
    "Customizer",
    async () => (await import("../features/customizer/customizer-page.tsx")).CustomizerPage,
  ),
  "/garage/customizer/:kind": advertised(
    "customizer",
    "Customizer",
    async () => (await import("../features/customizer/customizer-page.tsx")).CustomizerPage,
  ),
  "/event": built("Event", async () => (await import("../features/event/event-page.tsx")).EventPage),
  "/shop": advertised("shop", "Shop", async () => (await import("../features/shop/shop-page.tsx")).ShopPage),
  "/shop/:kind/:id": built("In the Shop", async () => (await import("../features/shop/item/item-page.tsx")).ItemPage),
  "/store/gold": built("Nitro Gold", async () => (await import("../features/store/gold-page.tsx")).GoldPage),
  "/store/success": built("Your Order", async () => (await import("../features/store/success-page.tsx")).SuccessPage),
  "/leagues": built("Leagues", async () => (await import("../features/leagues/leagues-page.tsx")).LeaguesPage),
  "/leagues/team": built("Team League", async () => (await import("../features/leagues/leagues-page.tsx")).LeaguesPage),
  "/season": advertised(
    "season",
    "Season",
    async () => (await import("../features/season/season-page.tsx")).SeasonPage,
  ),
  "/season/:seasonID": built(
    "An Earlier Season",
    async () => (await import("../features/season/memories/memories-page.tsx")).MemoriesPage,
  ),
  "/achievements": advertised(
    "achievements",
    "Achievements",
    async () => (await import("../features/achievements/achievements-page.tsx")).AchievementsPage,
  ),
  "/achievements/:group": built(
    "Achievement Group",
    async () => (await import("../features/achievements/group-page.tsx")).GroupPage,
  ),
  "/stats": advertised("stats", "Stats", async () => (await import("../features/stats/stats-page.tsx")).StatsPage),
  "/stats/:raceID": built("Race", async () => (await import("../features/stats/race-page.tsx")).StatsRacePage),
  "/leaderboards": advertised(
    "leaderboards",
    "Leaderboards",
    async () => (await import("../features/leaderboards/leaderboards-page.tsx")).LeaderboardsPage,
  ),
} satisfies Partial<Entries>;
