import { SELF_PARTS, type Self, type SelfPart, type SelfParts } from "../../contracts/self.ts";
import { type Counters } from "../../contracts/social/own-counters.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { accountOf } from "../accounts/account.ts";
import { rewardsOf } from "../box/boxes.ts";
import { ownClassOf } from "../classes/own-class.ts";
import { walletOf } from "../economy/wallet.ts";
import { ownEventOf } from "../events/own-event.ts";
import { friendCountersOf } from "../friends/counters.ts";
import { giftCountersOf } from "../gifts/waiting.ts";
import { ownLeagueOf } from "../leagues/own-league.ts";
import { ownNewsOf } from "../news/own-news.ts";
import { noticeCountersOf } from "../notifications/bell.ts";
import type { App } from "../platform/work.ts";
import { progressOf } from "../race/progress.ts";
import { ownSeasonOf } from "../seasons/own-season.ts";
import { purchasesOf } from "../shop/shopper.ts";
import { ownTeamOf } from "../teams/own-team.ts";

type Sources = { readonly [Part in SelfPart]: (app: App, userID: UserID) => Promise<SelfParts[Part] | undefined> };

/** The source of each part of a racer; each is undefined when the account is gone. */
const SOURCES: Sources = {
  account: accountOf,
  wallet: walletOf,
  progress: progressOf,
  counters: countersOf,
  team: ownTeamOf,
  class: ownClassOf,
  rewards: rewardsOf,
  season: ownSeasonOf,
  event: ownEventOf,
  leagues: ownLeagueOf,
  purchases: purchasesOf,
  news: ownNewsOf,
};

async function countersOf({ db }: App, userID: UserID): Promise<Counters | undefined> {
  const [friends, gifts, notices] = await Promise.all([
    friendCountersOf(db, userID),
    giftCountersOf(db, userID),
    noticeCountersOf(db, userID),
  ]);
  return friends && { ...friends, ...gifts, ...notices };
}

/** The current values of some parts of a racer. Refuses: notSignedIn when the account is gone. */
export async function selfPartsOf<Part extends SelfPart>(
  app: App,
  userID: UserID,
  parts: readonly Part[],
): Promise<Pick<SelfParts, Part>> {
  const found = await Promise.all(
    parts.map(async (part) => {
      const value = await SOURCES[part](app, userID);
      if (!value) throw new Refusal("notSignedIn", "This racer is gone. Start again to get a new one.");
      return [part, value] as const;
    }),
  );
  return Object.fromEntries(found) as Pick<SelfParts, Part>;
}

/** The whole racer, for signing in. Refuses: notSignedIn when the account is gone. */
export async function selfOf(app: App, userID: UserID): Promise<Self> {
  const { account, wallet, progress, counters, team, ...rest } = await selfPartsOf(app, userID, SELF_PARTS);
  return {
    ...account,
    ...wallet,
    ...progress,
    ...counters,
    ...team,
    ...rest.class,
    ...rest.rewards,
    ...rest.season,
    ...rest.event,
    ...rest.leagues,
    ...rest.purchases,
    ...rest.news,
  };
}
