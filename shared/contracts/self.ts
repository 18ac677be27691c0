import { z } from "zod";

import { Account } from "./account/own-account.ts";
import { OwnClass } from "./classes/own-class.ts";
import { Purchases } from "./economy/own-purchases.ts";
import { Rewards } from "./economy/own-rewards.ts";
import { Wallet } from "./economy/own-wallet.ts";
import { OwnEvent } from "./goals/own-event.ts";
import { OwnLeague } from "./goals/own-league.ts";
import { OwnSeason } from "./goals/own-season.ts";
import { stamp } from "./ids.ts";
import { OwnNews } from "./news/own-news.ts";
import { Progress } from "./race/own-progress.ts";
import { Counters } from "./social/own-counters.ts";
import { OwnTeam } from "./teams/own-team.ts";

/** What a client stores of its own racer, grouped by what changes together. */
export const SelfParts = z.object({
  account: Account,
  wallet: Wallet,
  progress: Progress,
  counters: Counters,
  team: OwnTeam,
  class: OwnClass,
  rewards: Rewards,
  season: OwnSeason,
  event: OwnEvent,
  leagues: OwnLeague,
  purchases: Purchases,
  news: OwnNews,
});
export type SelfParts = z.infer<typeof SelfParts>;
export type SelfPart = keyof SelfParts;
export const SELF_PARTS = SelfParts.keyof().options;

/**
 * The racer of a session as its client sees it: all parts at once, for signing in.
 *
 * @source core §3 User session
 */
export const Self = z.object({
  ...Account.shape,
  ...Wallet.shape,
  ...Progress.shape,
  ...Counters.shape,
  ...OwnTeam.shape,
  ...OwnClass.shape,
  ...Rewards.shape,
  ...OwnSeason.shape,
  ...OwnEvent.shape,
  ...OwnLeague.shape,
  ...Purchases.shape,
  ...OwnNews.shape,
});
export type Self = z.infer<typeof Self>;

/** The answer to every kind of sign-in. */
export const SignedIn = z.object({
  token: z.string().meta({ description: "The bearer token for later calls (EdDSA, audience `api`, 24 h)." }),
  user: Self,
  serverStamp: stamp.meta({
    description: "The server's clock: a client that is off by more than 600 s must correct its own.",
  }),
});
export type SignedIn = z.infer<typeof SignedIn>;
