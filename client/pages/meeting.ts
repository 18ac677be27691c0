import {
  BookOpenText,
  FileText,
  GraduationCap,
  LifeBuoy,
  Mail,
  Megaphone,
  Newspaper,
  School,
  Wrench,
} from "lucide-react";

import { built, type Entries } from "./entry.ts";

/** Other people, and the people behind the game. */
export const MEETING = {
  "/friends": built("Friends", async () => (await import("../features/friends/friends-page.tsx")).FriendsPage),
  "/racer/:username": built("Racer", async () => (await import("../features/players/player-page.tsx")).PlayerPage),
  "/racer/:username/garage": built(
    "A Racer's Garage",
    async () => (await import("../features/players/garage-visit.tsx")).GarageVisit,
  ),
  "/racer/:username/gift": built("Give Cash", async () => (await import("../features/gifts/gift-page.tsx")).GiftPage),
  "/gifts": built("Gifts", async () => (await import("../features/gifts/gifts-page.tsx")).GiftsPage),
  "/support/tos": built("Terms of Service", async () => (await import("../features/legal/terms-page.tsx")).TermsPage),
  "/support/privacy": built(
    "Privacy Policy",
    async () => (await import("../features/legal/privacy-page.tsx")).PrivacyPage,
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
  "/teachers": {
    title: "Teacher Portal",
    text: "Teachers will set up classes here and watch their students get faster.",
    icon: GraduationCap,
    car: 49,
    hueAngle: 90,
  },
  "/class": {
    title: "Class",
    text: "Your class will meet here, with messages from your teacher and everyone's progress.",
    icon: School,
    car: 43,
    hueAngle: 75,
  },
  "/team": built("Teams", async () => (await import("../features/teams/list/teams-page.tsx")).TeamsPage),
  "/team/create": built(
    "Create a Team",
    async () => (await import("../features/teams/form/create-page.tsx")).CreateTeamPage,
  ),
  "/team/edit": built(
    "Edit Your Team",
    async () => (await import("../features/teams/form/edit-page.tsx")).EditTeamPage,
  ),
  "/team/:tag": built("Team", async () => (await import("../features/teams/page/team-page.tsx")).TeamPage),
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
  "/news": {
    title: "News",
    text: "Stories from the track, new cars, and what the people who make the game are up to.",
    icon: Newspaper,
    car: 10,
    hueAngle: 30,
  },
  "/news/:newsID": {
    title: "News Story",
    text: "One story from the track, told in full.",
    icon: FileText,
    car: 9,
    hueAngle: 350,
  },
  "/updates": {
    title: "Updates",
    text: "Every change to the game, big or small, on the day it arrives.",
    icon: Wrench,
    car: 29,
    hueAngle: 170,
  },
  "/support": {
    title: "Support",
    text: "Answers for when something goes wrong, and a way to tell us about it.",
    icon: LifeBuoy,
    car: 30,
    hueAngle: 145,
  },
  "/support/:article": {
    title: "Support Article",
    text: "One answer, step by step, with pictures.",
    icon: BookOpenText,
    car: 31,
    hueAngle: 205,
  },
  "/about": {
    title: "About Us",
    text: "Who makes Redline, and why we think typing should feel like driving.",
    icon: Megaphone,
    car: 82,
    hueAngle: 0,
  },
  "/contact": {
    title: "Contact",
    text: "Write to the people behind the game. A real person will read it and answer.",
    icon: Mail,
    car: 10,
    hueAngle: 285,
  },
} satisfies Partial<Entries>;
