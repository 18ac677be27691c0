import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";

import { seasonByID, type SeasonID } from "#shared/content/seasons/calendar.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import { shown } from "../../celebration/shown-rewards.tsx";
import { checkDue } from "../../data/achievements/check-due.ts";
import { claimExtraLevels } from "../../data/achievements/claim-extra-levels.ts";
import { NO_POP_UPS, useDuePopUps } from "../../data/notices/use-pop-ups.ts";
import { isRacePage } from "../../realtime/location.ts";
import { useTakeovers } from "../../session/dialogs/takeover.ts";
import { AchievementCards } from "./cards/achievement-cards.tsx";

const ChallengesPopUp = lazy(async () => ({
  default: (await import("./challenges/challenges-pop-up.tsx")).ChallengesPopUp,
}));
const AnnouncementPopUp = lazy(async () => ({
  default: (await import("./announcements/announcement-pop-up.tsx")).AnnouncementPopUp,
}));
const RewardTakeover = lazy(async () => ({ default: (await import("./takeover/reward-takeover.tsx")).RewardTakeover }));

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

const hasCards = (pathname: string): boolean =>
  !WITHOUT_CARDS.some((path) => pathname === path || pathname.startsWith(`${path}/`));

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
  const { achievements, challenges, announcements } = isInRace || !due ? NO_POP_UPS : due;
  useEffect(() => (isInRace ? undefined : claimExtraLevels(showExtraLevels)), [isInRace]);
  useEffect(() => (isInRace ? undefined : checkDue()), [isInRace]);
  const takeover = useTakeovers(({ waiting }) => waiting[0]);
  return (
    <>
      <AchievementCards due={hasCards(pathname) ? achievements : NO_POP_UPS.achievements} />
      <Suspense fallback={null}>
        {takeover && <RewardTakeover key={takeover.popUp.key} takeover={takeover} />}
        <ChallengesPopUp due={challenges[0]} />
        <AnnouncementPopUp due={pathname === ANNOUNCES ? announcements[0] : undefined} />
      </Suspense>
    </>
  );
}

function showExtraLevels(seasonID: SeasonID, given: readonly Reward[]): void {
  const title = `Extra level of ${seasonByID(seasonID)?.name ?? "a season"}`;
  shown(given.map((each) => ({ title, promised: each, given: each })));
}
