import { describe, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { Announcement, Reader } from "#shared/rules/announcements/announcement.ts";
import { announcementsFor } from "#shared/rules/announcements/announcements.ts";
import { seasonAnnouncement } from "#shared/rules/announcements/season.ts";
import { after, before, days, seconds, type Stamp } from "#shared/units.ts";

const [season] = SEASON_CALENDAR as readonly [Season, ...Season[]];
const FIRST = season.startStamp;
const MEMBER: Reader = { memberDays: 30, lastLogin: before(FIRST, days(3)), events: new Set() };
const keysAt = (now: Stamp, reader = MEMBER) => announcementsFor(reader, now).map(({ key }) => key);

describe("the announcement of a season", () => {
  it("is for members who last logged in before it started, from its first second to its last", () => {
    expect(keysAt(before(FIRST, seconds(1)))).toEqual([]);
    expect(keysAt(FIRST)).toEqual([`announcement:season:${season.seasonID}`]);
    expect(keysAt(before(season.endStamp, seconds(1)))).toEqual([`announcement:season:${season.seasonID}`]);
    expect(keysAt(season.endStamp)).toEqual([]);
  });

  it("isn't for who has logged in since its start, nor for members of less than two days", () => {
    const now = after(FIRST, days(5));
    expect(keysAt(now, { ...MEMBER, lastLogin: FIRST })).toEqual([]);
    expect(keysAt(now, { ...MEMBER, lastLogin: before(FIRST, seconds(1)) })).toHaveLength(1);
    expect(keysAt(now, { ...MEMBER, memberDays: 1 })).toEqual([]);
    expect(keysAt(now, { ...MEMBER, memberDays: 2 })).toHaveLength(1);
  });

  it("has another key for each season of the calendar, and says its name and when it ends", () => {
    const all = SEASON_CALENDAR.map(({ startStamp }) => seasonAnnouncement(MEMBER, startStamp));
    expect(new Set(all.map((each) => each?.key)).size).toBe(SEASON_CALENDAR.length);
    expect(all.map((each) => each && [each.name, each.endStamp])).toEqual(
      SEASON_CALENDAR.map(({ name, endStamp }) => [name, endStamp]),
    );
  });
});

it("announcements come in the order of their rules, without those that say nothing", () => {
  const one = seasonAnnouncement(MEMBER, FIRST) as Announcement;
  const two: Announcement = { ...one, key: "announcement:test:2" };
  expect(announcementsFor(MEMBER, FIRST, [() => two, () => undefined, () => one])).toEqual([two, one]);
});
