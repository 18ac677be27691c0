import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { seasonByID, type SeasonID } from "#shared/content/seasons/calendar.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import { shown } from "../../celebration/shown-rewards.tsx";
import { checkDue } from "../../data/achievements/check-due.ts";
import { claimExtraLevels } from "../../data/achievements/claim-extra-levels.ts";
import { NO_POP_UPS, useDuePopUps } from "../../data/notices/use-pop-ups.ts";
import { isRacePage } from "../../realtime/location.ts";
import { AchievementCards } from "./cards/achievement-cards.tsx";
import { Takeovers } from "./takeover/takeovers.tsx";

const ChallengesPopUp = lazy(async () => ({
  default: (await import("./challenges/challenges-pop-up.tsx")).ChallengesPopUp,
}));
const LeaguePopUp = lazy(async () => ({
  default: (await import("./leagues/league-pop-up.tsx")).LeaguePopUp,
}));
const ClassMessagePopUp = lazy(async () => ({
  default: (await import("./classes/class-message-pop-up.tsx")).ClassMessagePopUp,
}));
const AnnouncementPopUp = lazy(async () => ({
  default: (await import("./announcements/announcement-pop-up.tsx")).AnnouncementPopUp,
}));
const PromotionPopUp = lazy(async () => ({
  default: (await import("./promotions/promotion-pop-up.tsx")).PromotionPopUp,
}));

/** @source teams-shop-seasons §9: announcement checks only there */
const ANNOUNCES = "/garage";
/**
 * Pages that fill the window with what one watches, types or chooses from: cards would take its room. What waits is on the
 * first of them anyway.
 */
const WITHOUT_CARDS = [
  "/achievements",
  "/shop",
  "/garage/customizer",
  "/replay",
  "/replays",
  "/ghost",
  "/practice",
] as const;

/** Where one types, watches or puts things on: a teacher's message comes on the next page. */
const WITHOUT_MESSAGES = ["/garage/customizer", "/replay", "/replays", "/ghost", "/practice"] as const;

/** The same for what a season or an event brought: their own pages have it to be claimed. */
const WITHOUT_PRIZES = ["/season", "/event", ...WITHOUT_MESSAGES] as const;

const isAmong = (pathname: string, paths: readonly string[]): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * What a player won or should hear of, over every page of an account, once on whatever device: one group at a time, and
 * never in a race, whose board shows by itself what the race won: nothing lies between a racer and the next race.
 *
 * @source teams-shop-seasons §1 Pop-up layer, §4 Pop-up groups
 */
export function PopUpLayer() {
  const { pathname } = useLocation();
  const isInRace = isRacePage(pathname);
  const due = useDuePopUps();
  const told = isInRace || !due ? NO_POP_UPS : due;
  const { season, event, achievements, challenges, league, announcements } = told;
  useEffect(() => (isInRace ? undefined : claimExtraLevels(showExtraLevels)), [isInRace]);
  useEffect(() => (isInRace ? undefined : checkDue()), [isInRace]);
  const announces = pathname === ANNOUNCES;
  // Loaded where there is one, and stays: what it shows is due no more.
  const [hasPromotion, setHasPromotion] = useState(false);
  if (!hasPromotion && announces && told.promotions.length > 0) setHasPromotion(true);
  const hasPrizes = !isAmong(pathname, WITHOUT_PRIZES);
  return (
    <>
      <AchievementCards due={isAmong(pathname, WITHOUT_CARDS) ? NO_POP_UPS.achievements : achievements} />
      <Suspense fallback={null}>
        <Takeovers season={hasPrizes ? season : NO_POP_UPS.season} event={hasPrizes ? event : NO_POP_UPS.event} />
        <LeaguePopUp due={league[0]} />
        <ClassMessagePopUp due={isAmong(pathname, WITHOUT_MESSAGES) ? undefined : told.class[0]} />
        <ChallengesPopUp due={challenges[0]} />
        <AnnouncementPopUp due={announces ? announcements[0] : undefined} />
        {hasPromotion && <PromotionPopUp due={told.promotions[0]} isHere={announces} />}
      </Suspense>
    </>
  );
}

function showExtraLevels(seasonID: SeasonID, given: readonly Reward[]): void {
  const title = `Extra level of ${seasonByID(seasonID)?.name ?? "a season"}`;
  shown(given.map((each) => ({ title, promised: each, given: each })));
}
