import type { CarID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import { nameOfReturn } from "../returns.ts";
import { seasonByID, type SeasonID } from "../seasons/calendar.ts";
import { EVENTS, type EventKey, type SeasonKey } from "../ways.ts";

export type EventID = number & { readonly id: "Event" };

/** An event of the calendar. @source teams-shop-seasons §3 Event */
export interface EventRun {
  readonly eventID: EventID;
  /** Its design. */
  readonly key: EventKey;
  /** With the year when a design comes again. */
  readonly name: string;
  /** Part of it from the first second on… */
  readonly startStamp: Stamp;
  /** …and over from this one on. */
  readonly endStamp: Stamp;
  /** Whoever buys it is in the event. */
  readonly starterCarID: CarID;
  /** The season in which it is. */
  readonly seasonID: SeasonID;
}

const DAY_S = 86_400;
const EVENT_DAYS = 10;
/** An event begins in the third week of its season. */
const AFTER_DAYS = 14;

/** Each season has one event, the first one none. */
const FIRST_SEASON = 2;
const IN_SEASON: Readonly<Record<SeasonKey, EventKey>> = {
  "golden-hour": "lantern-week",
  "deep-freeze": "snowball-sprint",
  "night-market": "lantern-week",
};

export const STARTER_CARS: Readonly<Record<EventKey, CarID>> = {
  "lantern-week": 148 as CarID,
  "snowball-sprint": 164 as CarID,
};

/** How much experience the perk levels of an event take: an easy half hour a day reaches the last one. @source rules Perk of an event */
export const EVENT_CURVE = { base: 1_500, step: 150 } as const;

const known = new Map<number, EventRun>();

/** The event of a number, counted from 1; undefined for what is no such number. */
export function eventByID(eventID: number): EventRun | undefined {
  const event = known.get(eventID) ?? eventNumbered(eventID);
  if (event) known.set(eventID, event);
  return event;
}

const seasonIDOf = (eventID: number): number => eventID + FIRST_SEASON - 1;

/** The event of a season. */
export const eventInSeason = (seasonID: number): EventRun | undefined => eventByID(seasonID - FIRST_SEASON + 1);

function eventNumbered(eventID: number): EventRun | undefined {
  const season = eventID < 1 ? undefined : seasonByID(seasonIDOf(eventID));
  if (!season) return undefined;
  const key = IN_SEASON[season.key];
  const startStamp = startIn(season.startStamp);
  return {
    eventID: eventID as EventID,
    key,
    name: nameOfReturn(EVENTS[key], startStamp, earlierOf(eventID, key)),
    startStamp,
    endStamp: (startStamp + EVENT_DAYS * DAY_S) as Stamp,
    starterCarID: STARTER_CARS[key],
    seasonID: season.seasonID,
  };
}

const startIn = (seasonStart: Stamp): Stamp => (seasonStart + AFTER_DAYS * DAY_S) as Stamp;

/** Seasons that may have had the same event within a year. */
const LOOK_BACK = 7;

const earlierOf = (eventID: number, key: EventKey): readonly Stamp[] =>
  Array.from({ length: Math.min(LOOK_BACK, eventID - 1) }, (_, nth) => seasonByID(seasonIDOf(eventID - nth - 1)))
    .filter((season) => season !== undefined && IN_SEASON[season.key] === key)
    .flatMap((season) => (season ? [startIn(season.startStamp)] : []));
