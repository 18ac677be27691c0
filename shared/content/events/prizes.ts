import type { CarID } from "../../ids.ts";
import type {
  Achievement,
  AchievementPoints,
  AchievementReward,
  AchievementRule,
} from "../achievements/achievement.ts";
import { least } from "../achievements/achievement.ts";
import { figureIn } from "../achievements/fields.ts";
import { festiveID, perkID } from "../achievements/timed-ids.ts";
import { keepLast } from "../kept.ts";
import type { LootID } from "../loot/loot.ts";
import type { EventKey } from "../ways.ts";
import type { EventRun } from "./calendar.ts";

const loot = (lootID: number): AchievementReward => ({ lootID: lootID as LootID });
const car = (carID: number): AchievementReward => ({ carID: carID as CarID });
const cash = (amount: number): AchievementReward => ({ cash: amount });

/** Groups of achievements from here on are the perks of events. */
const FIRST_GROUP_ID = 100_000;
export const eventGroupID = (eventID: number): number => FIRST_GROUP_ID + eventID;

/** What the ten perk levels give, in their order. @source rules Perk of an event */
const PERKS: Readonly<Record<EventKey, readonly AchievementReward[]>> = {
  "lantern-week": [
    loot(185),
    cash(3_000),
    loot(572),
    loot(222),
    cash(5_000),
    loot(186),
    loot(420),
    cash(10_000),
    loot(187),
    car(241),
  ],
  "snowball-sprint": [
    loot(188),
    cash(3_000),
    loot(573),
    loot(220),
    cash(5_000),
    loot(189),
    loot(419),
    cash(10_000),
    loot(190),
    car(251),
  ],
};
export const TOTAL_PERKS = 10;

interface Task {
  readonly name: string;
  readonly figure: "eventRaces" | "eventWins" | "eventPerfectRaces";
  readonly least: number;
  readonly deed: string;
  readonly points: AchievementPoints;
  readonly reward: AchievementReward;
}

/** What an event asks besides. */
const TASKS: Readonly<Record<EventKey, readonly Task[]>> = {
  "lantern-week": [
    {
      name: "Light the First One",
      figure: "eventRaces",
      least: 10,
      deed: "Finish 10 races",
      points: 5,
      reward: loot(1_401),
    },
    {
      name: "A River Full of Light",
      figure: "eventRaces",
      least: 60,
      deed: "Finish 60 races",
      points: 25,
      reward: loot(1_431),
    },
    {
      name: "Brightest on the Water",
      figure: "eventWins",
      least: 10,
      deed: "Win 10 races",
      points: 10,
      reward: loot(1_402),
    },
    {
      name: "Still Hands, Still Flame",
      figure: "eventPerfectRaces",
      least: 10,
      deed: "Finish 10 races without a mistake",
      points: 25,
      reward: loot(595),
    },
  ],
  "snowball-sprint": [
    { name: "First Throw", figure: "eventRaces", least: 10, deed: "Finish 10 races", points: 5, reward: loot(1_501) },
    {
      name: "Neck-Deep in Snow",
      figure: "eventRaces",
      least: 60,
      deed: "Finish 60 races",
      points: 25,
      reward: loot(1_531),
    },
    { name: "King of the Hill", figure: "eventWins", least: 10, deed: "Win 10 races", points: 10, reward: loot(1_502) },
    {
      name: "Every Snowball a Hit",
      figure: "eventPerfectRaces",
      least: 10,
      deed: "Finish 10 races without a mistake",
      points: 25,
      reward: loot(587),
    },
  ],
};

/** A prize of an event: an achievement of its group. @source teams-shop-seasons §3 Event achievement */
export interface EventPrize extends Achievement {
  readonly reward: AchievementReward;
  /** The perk level that brings it; undefined for what is not a perk. */
  readonly level?: number;
}

/** Only who joined the event has a level in it. */
const isIn = (eventID: number): AchievementRule => least(figureIn("eventLevel", eventID), 1);

const perk = (
  { eventID, name, startStamp, endStamp }: EventRun,
  nth: number,
  reward: AchievementReward,
): EventPrize => ({
  achievementID: perkID(eventID, nth),
  gid: eventGroupID(eventID),
  type: "event",
  name: `Perk ${nth} of ${name}`,
  desc: `Reach perk level ${nth} in ${name}.`,
  points: nth === TOTAL_PERKS ? 25 : 5,
  reward,
  rules: [least(figureIn("eventLevel", eventID), nth + 1)],
  hidden: false,
  locked: false,
  event: { eventID, startStamp, endStamp },
  level: nth,
});

const task = ({ eventID, name, startStamp, endStamp }: EventRun, nth: number, own: Task): EventPrize => ({
  achievementID: festiveID(eventID, nth),
  gid: eventGroupID(eventID),
  type: "event",
  name: own.name,
  desc: `${own.deed} during ${name}.`,
  points: own.points,
  reward: own.reward,
  rules: [least(figureIn(own.figure, eventID), own.least), isIn(eventID)],
  hidden: false,
  locked: false,
  event: { eventID, startStamp, endStamp },
});

/** Events that are asked for at once: the one that runs, and some whose prizes still wait. */
const MOST_KEPT = 24;
const kept = keepLast<readonly EventPrize[]>(MOST_KEPT);

/** The prizes of an event: its achievements, then its perks in the order of their levels. */
export const prizesOf = (event: EventRun): readonly EventPrize[] =>
  kept(event.eventID, () => [
    ...TASKS[event.key].map((each, nth) => task(event, nth + 1, each)),
    ...PERKS[event.key].map((reward, nth) => perk(event, nth + 1, reward)),
  ]);
