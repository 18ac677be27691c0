import {
  CalendarDays,
  ChartLine,
  Crown,
  Gauge,
  Medal,
  PaintBucket,
  PartyPopper,
  ReceiptText,
  ShoppingBag,
  Sparkles,
  Sticker,
  Trophy,
  Warehouse,
} from "lucide-react";

import type { PagePath } from "#shared/content/pages.ts";

import type { FrameLink } from "../shell/links.ts";
import { built, type PageEntry } from "./entry.ts";

const GARAGE: FrameLink = { label: "Go to the Garage", to: "/garage" };

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
  "/garage": {
    title: "Garage",
    text: "Your cars will stand here in a warm light, polished, with room for every new one.",
    icon: Warehouse,
    car: 1,
    hueAngle: 0,
  },
  "/garage/customizer": {
    title: "Customizer",
    text: "Repaint your car here and put on trails, titles and nametags until it is all yours.",
    icon: PaintBucket,
    car: 50,
    hueAngle: 280,
    link: GARAGE,
  },
  "/garage/customizer/:kind": {
    title: "Stickers and More",
    text: "Try on every sticker, trail and title you have won, and wear the one you like best.",
    icon: Sticker,
    car: 45,
    hueAngle: 320,
    link: GARAGE,
  },
  "/event": {
    title: "Event",
    text: "When a festival comes to town, its road, its goals and its prizes will be here.",
    icon: PartyPopper,
    car: 24,
    hueAngle: 300,
  },
  "/shop": {
    title: "Shop",
    text: "Every day the shelves here will hold new cars and finery for the cash you win by racing.",
    icon: ShoppingBag,
    car: 9,
    hueAngle: 160,
  },
  "/store/gold": {
    title: "Nitro Gold",
    text: "Gold doubles your cash in every race and opens the golden side of each season.",
    icon: Crown,
    car: 80,
    hueAngle: 45,
  },
  "/store/success": {
    title: "Thank You",
    text: "After a payment your receipt will wait for you here, with what you got.",
    icon: ReceiptText,
    car: 80,
    hueAngle: 130,
    link: GARAGE,
  },
  "/leagues": {
    title: "Leagues",
    text: "Race with others of your pace, week by week, and climb from league to league.",
    icon: Trophy,
    car: 81,
    hueAngle: 250,
  },
  "/season": {
    title: "Season",
    text: "A long road of rewards: every race of the season takes you a little further along it.",
    icon: CalendarDays,
    car: 28,
    hueAngle: 180,
  },
  "/achievements": {
    title: "Achievements",
    text: "Every milestone on your link, the small ones too, with a reward for each.",
    icon: Medal,
    car: 60,
    hueAngle: 15,
  },
  "/achievements/:group": {
    title: "Achievement Group",
    text: "One family of achievements: how far you are, and what waits at the next one.",
    icon: Sparkles,
    car: 63,
    hueAngle: 75,
    link: { label: "See Achievements", to: "/achievements" },
  },
  "/stats": {
    title: "Stats",
    text: "Your races in numbers and lines, so that you can watch yourself get faster.",
    icon: ChartLine,
    car: 8,
    hueAngle: 190,
  },
  "/leaderboards": {
    title: "Leaderboards",
    text: "The quickest fingers of the day, the week and the season, and your own place among them.",
    icon: Gauge,
    car: 20,
    hueAngle: 0,
  },
} satisfies Partial<Record<PagePath, PageEntry>>;
