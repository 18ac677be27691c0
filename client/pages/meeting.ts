import {
  BookOpenText,
  ClipboardPen,
  FileText,
  Flag,
  GraduationCap,
  LifeBuoy,
  Mail,
  Megaphone,
  Newspaper,
  School,
  Shield,
  UsersRound,
  Wrench,
} from "lucide-react";

import type { PagePath } from "#shared/content/pages.ts";

import type { FrameLink } from "../shell/links.ts";
import { built, type PageEntry } from "./entry.ts";

const HOME: FrameLink = { label: "Back To Homepage", to: "/" };
const TEAMS: FrameLink = { label: "See Teams", to: "/team" };
const SUPPORT: FrameLink = { label: "Go to Support", to: "/support" };
const NEWS: FrameLink = { label: "See the News", to: "/news" };

/** Other people, and the people behind the game. */
export const MEETING = {
  "/friends": built("Friends", async () => (await import("../features/friends/friends-page.tsx")).FriendsPage),
  "/racer/:username": built("Racer", async () => (await import("../features/players/player-page.tsx")).PlayerPage),
  "/racer/:username/gift": built("Give Cash", async () => (await import("../features/gifts/gift-page.tsx")).GiftPage),
  "/gifts": built("Gifts", async () => (await import("../features/gifts/gifts-page.tsx")).GiftsPage),
  "/support/tos": built("Terms of Service", async () => (await import("../features/legal/terms-page.tsx")).TermsPage),
  "/support/privacy": built(
    "Privacy Policy",
    async () => (await import("../features/legal/privacy-page.tsx")).PrivacyPage,
  ),
  "/support/sitemap": built("Site Map", async () => (await import("../shell/site-map-page.tsx")).SiteMapPage),
  "/teachers": {
    title: "Teacher Portal",
    text: "Teachers will make classes here, welcome their students and watch them get faster.",
    icon: GraduationCap,
    car: 49,
    hueAngle: 90,
    link: HOME,
  },
  "/class": {
    title: "Class",
    text: "Your class will meet here, with a word from your teacher and everybody's progress.",
    icon: School,
    car: 43,
    hueAngle: 75,
  },
  "/team": {
    title: "Teams",
    text: "Find a team that suits your speed, or start one with your friends.",
    icon: Shield,
    car: 44,
    hueAngle: 340,
  },
  "/team/create": {
    title: "Create a Team",
    text: "Pick a name, a tag and a colour here, and be the captain of your own team.",
    icon: Flag,
    car: 6,
    hueAngle: 220,
    link: TEAMS,
  },
  "/team/edit": {
    title: "Edit Your Team",
    text: "Captains will look after their team's words, colour and rules here.",
    icon: ClipboardPen,
    car: 47,
    hueAngle: 260,
    link: TEAMS,
  },
  "/team/:tag": {
    title: "Team",
    text: "A team's racers, its message of the day and everything they have won together.",
    icon: UsersRound,
    car: 22,
    hueAngle: 240,
    link: TEAMS,
  },
  "/news": {
    title: "News",
    text: "Stories from the track, new cars and what the people who build the game are up to.",
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
    link: NEWS,
  },
  "/updates": {
    title: "Updates",
    text: "Every change to the game, big or small, written down the day it arrives.",
    icon: Wrench,
    car: 29,
    hueAngle: 170,
    link: NEWS,
  },
  "/support": {
    title: "Support",
    text: "Answers for when something rattles, and a way to tell us about it.",
    icon: LifeBuoy,
    car: 30,
    hueAngle: 145,
  },
  "/support/:article": {
    title: "Support Article",
    text: "One answer, step by step, with pictures where they help.",
    icon: BookOpenText,
    car: 31,
    hueAngle: 205,
    link: SUPPORT,
  },
  "/about": {
    title: "About Us",
    text: "Who makes Redline, and why we think that typing should feel like driving.",
    icon: Megaphone,
    car: 82,
    hueAngle: 0,
  },
  "/contact": {
    title: "Contact",
    text: "Write to the people behind the game here; a person reads it and answers.",
    icon: Mail,
    car: 10,
    hueAngle: 285,
    link: SUPPORT,
  },
} satisfies Partial<Record<PagePath, PageEntry>>;
