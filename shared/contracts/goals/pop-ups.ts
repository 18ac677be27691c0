import { z } from "zod";

import { GROUPS, type AchievementID } from "../../content/achievements/achievement.ts";
import { CHALLENGE_SIZES, type ChallengeID } from "../../content/challenges.ts";
import { RENEWAL_PROMPTS } from "../../content/gold.ts";
import { LEAGUE_REASONS } from "../../content/leagues.ts";
import type { PageAddress } from "../../content/pages.ts";
import { MOST_SEEN_KEYS } from "../../rules/pop-ups/seen.ts";
import { minutes } from "../../units.ts";
import { call, Nothing } from "../call.ts";
import { ClassMessage } from "../classes/own-class.ts";
import { RewardPart } from "../economy/reward-part.ts";
import { day, stamp } from "../ids.ts";
import { EventHead, eventKey } from "./own-event.ts";
import { leagueTier } from "./own-league.ts";
import { SeasonHead, seasonKey } from "./own-season.ts";
import { Prize, PrizeDetails, PrizeReward } from "./prize-shapes.ts";

const count = z.int().min(0);
const key = z.string().meta({ description: "Names it for good; say it with `POST /pop-ups/seen`." });

/** An achievement that was earned lately. @source core §4, §9 Achievement popup */
const AchievementPopUp = z.object({
  key,
  achievementID: z.int() as unknown as z.ZodType<AchievementID, number>,
  name: z.string(),
  desc: z.string(),
  group: z.enum(GROUPS.map(({ slug }) => slug)),
  points: z.literal([5, 10, 25, 50]),
  reward: RewardPart.nullable().meta({ description: "What waits for a claim; null: nothing but the points." }),
});
export type AchievementPopUp = z.infer<typeof AchievementPopUp>;

/** The challenges of a day of which one is newly complete. @source teams §3 Daily challenge, §4 */
const ChallengesPopUp = z.object({
  key,
  day,
  challenges: z
    .array(
      z.object({
        challengeID: z.int() as unknown as z.ZodType<ChallengeID, number>,
        title: z.string(),
        type: z.enum(CHALLENGE_SIZES),
        reward: count.meta({ description: "Experience, which was paid as the challenge became complete." }),
        progress: count,
        goal: count,
        completeStamp: stamp.nullable().meta({ description: "null while it isn't complete." }),
        animateFrom: count.meta({ description: "The progress that the player last saw." }),
      }),
    )
    .readonly(),
});
export type ChallengesPopUp = z.infer<typeof ChallengesPopUp>;

const span = { name: z.string(), startStamp: stamp, endStamp: stamp };

/** @source teams §9 Season announcement, Event announcement */
const AnnouncementPopUp = z.discriminatedUnion("kind", [
  z.object({ key, kind: z.literal("season"), season: seasonKey, ...span }),
  z.object({ key, kind: z.literal("event"), event: eventKey, ...span }),
]);
export type AnnouncementPopUp = z.infer<typeof AnnouncementPopUp>;

/** What a season's road or an event brought: it waits to be claimed, or for gold. @source teams §4 Seasons, Events */
const PrizePopUp = Prize.pick({ achievementID: true, goldOnly: true }).extend({
  key,
  reward: PrizeReward,
  details: PrizeDetails,
  isLocked: z.boolean().meta({ description: "Reached, and only for gold members." }),
});
const SeasonPopUp = PrizePopUp.extend({ season: SeasonHead, level: z.int(), hidden: z.boolean() });
export type SeasonPopUp = z.infer<typeof SeasonPopUp>;
const EventPopUp = PrizePopUp.extend({
  event: EventHead,
  name: z.string(),
  level: z.int().nullable().meta({ description: "Of a perk." }),
});
export type EventPopUp = z.infer<typeof EventPopUp>;

/** How a league week ended, or that the first one has begun (`intro`). @source teams-shop-seasons §4 League reasons */
const LeaguePopUp = z.object({
  key,
  of: z.enum(["racer", "team"]),
  endStamp: stamp.meta({ description: "Of that week." }),
  tier: leagueTier.nullable().meta({ description: "In which it was raced; null for the first one." }),
  newTier: leagueTier,
  place: z.int().min(1).nullable(),
  racers: count.meta({ description: "Racers, or teams, of that group with a place." }),
  points: count,
  played: count,
  seconds: count,
  reason: z.enum(LEAGUE_REASONS),
  prizes: z.array(RewardPart).readonly().meta({ description: "What it brought; it was given as the week was closed." }),
  tag: z.string().nullable(),
  tagColor: z.string().nullable(),
});
export type LeaguePopUp = z.infer<typeof LeaguePopUp>;

/** What the teacher wrote to the class. @source teams-shop-seasons §1 */
const ClassPopUp = ClassMessage.extend({ key });
export type ClassPopUp = z.infer<typeof ClassPopUp>;

const promotionHead = {
  key,
  shownKey: z.string().meta({ description: "Say it with `POST /pop-ups/seen` as soon as it is shown." }),
};

/** @source teams-shop-seasons §9 Gold sale modal, {product} modal, core §6 Renewal prompt */
const PromotionPopUp = z.discriminatedUnion("kind", [
  z.object({
    ...promotionHead,
    kind: z.literal("goldSale"),
    product: z.string(),
    percentOff: count.meta({ description: "At most so much less than usual." }),
    perks: z.array(z.string()).readonly(),
    endStamp: stamp,
  }),
  z.object({
    ...promotionHead,
    kind: z.literal("product"),
    product: z.string(),
    text: z.string(),
    to: z.string().meta({ description: "The page that it leads to." }) as unknown as z.ZodType<PageAddress, string>,
    label: z.string(),
  }),
  z.object({
    key,
    kind: z.literal("renewal"),
    prompt: z.enum(RENEWAL_PROMPTS),
    goldUntil: stamp,
    days: count.meta({ description: "Until gold ends, rounded up; or whole days since it ended." }),
  }),
]);
export type PromotionPopUp = z.infer<typeof PromotionPopUp>;

/** A card on a page that can be closed. @source teams-shop-seasons §2 Gold membership teaser, §6 Basic member */
const Teaser = z.object({ key, kind: z.enum(["gold", "season"]) });
export type Teaser = z.infer<typeof Teaser>;

const DuePopUps = z.object({
  season: z.array(SeasonPopUp).readonly().meta({ description: "What can be claimed, then what is locked." }),
  event: z.array(EventPopUp).readonly().meta({ description: "Perks last." }),
  achievements: z.array(AchievementPopUp).readonly().meta({ description: "The oldest first." }),
  challenges: z.array(ChallengesPopUp).readonly().meta({ description: "Yesterday's, then today's." }),
  league: z.array(LeaguePopUp).readonly().meta({ description: "The player's own, then the team's." }),
  class: z.array(ClassPopUp).readonly().meta({ description: "What a pupil's teacher wrote lately; one at most." }),
  announcements: z.array(AnnouncementPopUp).readonly(),
  promotions: z
    .array(PromotionPopUp)
    .readonly()
    .meta({ description: "About gold; one at most, and none in a class. Nothing else comes while one is shown." }),
  teasers: z.array(Teaser).readonly().meta({
    description: "What gold would bring; none with gold, and none in a class. One that is closed keeps quiet.",
  }),
});
export type DuePopUps = z.infer<typeof DuePopUps>;

export const duePopUps = call({
  method: "GET",
  path: "/pop-ups",
  summary: "What the caller won or should hear of and has seen on no device yet.",
  access: "user",
  openToBots: true,
  limit: { max: 240, perMs: minutes(1) },
  params: Nothing,
  body: Nothing,
  answer: DuePopUps,
  refusals: [],
});

const LONGEST_KEY = 60;

export const seenPopUps = call({
  method: "POST",
  path: "/pop-ups/seen",
  summary:
    "Say that you have seen pop-ups: they come on no page and no device again. Keys that aren't yours do nothing.",
  access: "user",
  openToBots: true,
  limit: { max: 120, perMs: minutes(1) },
  params: Nothing,
  body: z.strictObject({ keys: z.array(z.string().max(LONGEST_KEY)).max(MOST_SEEN_KEYS) }),
  answer: z.object({}),
  refusals: [],
});
