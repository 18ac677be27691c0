import { endOfPeriod } from "#shared/rules/periods.ts";

import { isAhead, plainClose, plainOutcome, plainTier, type PlainScore } from "./plain-leagues.ts";

const HOUR = 3_600;
const FULL = 30;
const LEGEND = 10;

export interface PlainStanding {
  tier: number;
  racedWeek: number;
  highest: number;
  won: number;
  isOut: boolean;
}

export interface PlainPlace {
  readonly tier: number;
  readonly group: PlainGroup | null;
  place: number | null;
  newTier: number | null;
  reason: string | null;
  points: number | null;
  races: number | null;
}

export interface PlainGroup {
  readonly week: number;
  readonly tier: number;
  readonly opened: number;
  /** Who ever joined. */
  members: number;
  isClosed: boolean;
}

/** Of whom a race is, in which week, and when it began. */
export interface PlainWeek {
  readonly id: number;
  readonly week: number;
  readonly begun: number;
}

/** The weeks of racers or of teams, one event after the other, in memory. */
export class PlainLeagueWeeks {
  readonly standings = new Map<number, PlainStanding>();
  readonly places = new Map<number, Map<number, PlainPlace>>();
  readonly groups: PlainGroup[] = [];
  /** Every rise and cup, once: what it pays, and to whom. */
  readonly paid = new Map<string, { readonly id: number; readonly cash: number }>();
  readonly span: "league" | "team-league";
  openWeek: number;
  /** What somebody did in a week, if they have points. */
  readonly scoreOf: (id: number, week: number) => PlainScore | undefined;
  /** The weeks in which somebody has points. */
  readonly weeksOf: (id: number) => readonly number[];

  constructor(
    span: "league" | "team-league",
    openWeek: number,
    scoreOf: PlainLeagueWeeks["scoreOf"],
    weeksOf: PlainLeagueWeeks["weeksOf"],
  ) {
    this.span = span;
    this.openWeek = openWeek;
    this.scoreOf = scoreOf;
    this.weeksOf = weeksOf;
  }

  /** Races that were paid in one go. */
  raced(weeks: readonly PlainWeek[], now: number): void {
    for (const week of [...new Set(weeks.map((each) => each.week))].toSorted((a, b) => a - b)) {
      const own = weeks.filter((each) => each.week === week && this.standings.get(each.id)?.isOut !== true);
      const comers = own.filter(({ id }) => !this.placeOf(id, week) && week >= this.openWeek && !this.waits(id, week));
      const late = own.filter(
        ({ id }) =>
          (this.placeOf(id, week)?.reason ?? null) !== null || (!this.placeOf(id, week) && week < this.openWeek),
      );
      this.join(week, comers, now);
      for (const { id, begun } of late.toSorted((a, b) => a.id - b.id)) this.late(id, week, begun);
    }
  }

  /** Closes the weeks that are over. */
  close(now: number): void {
    for (; now >= this.endOf(this.openWeek) + 300; this.openWeek++) {
      for (const group of this.groups) if (group.week === this.openWeek) this.closeGroup(group, now);
    }
  }

  erase(id: number): void {
    this.standings.delete(id);
    this.places.delete(id);
  }

  placeOf = (id: number, week: number): PlainPlace | undefined => this.places.get(id)?.get(week);

  private endOf = (week: number): number => endOfPeriod(this.span, week) ?? 0;

  private waits = (id: number, week: number): boolean =>
    [...(this.places.get(id) ?? [])].some(
      ([before, { group, reason }]) => before < week && group !== null && reason === null,
    );

  private tierIn(id: number, week: number): number {
    const standing = this.standings.get(id);
    if (!standing) return 1;
    if (standing.racedWeek < week) return plainTier(standing.tier, standing.racedWeek, week);
    const raced = [...(this.places.get(id) ?? [])].toSorted(([a], [b]) => a - b);
    const before = raced.findLast(([each]) => each < week);
    if (before) return plainTier(before[1].newTier ?? before[1].tier, before[0], week);
    return raced.find(([each]) => each > week)?.[1].tier ?? standing.tier;
  }

  /** @param comers without a moment for who had to wait */
  private join(week: number, comers: readonly { readonly id: number; readonly begun?: number }[], now: number): void {
    const placed = comers.map((comer) => ({ ...comer, tier: this.tierIn(comer.id, week) }));
    for (const { id, tier, begun } of placed.toSorted((a, b) => a.tier - b.tier || a.id - b.id)) {
      const standing = this.standings.get(id) ?? { tier, racedWeek: week, highest: tier, won: 0, isOut: false };
      standing.tier = standing.racedWeek < week ? tier : Math.max(standing.tier, tier);
      standing.racedWeek = Math.max(standing.racedWeek, week);
      this.standings.set(id, standing);
      this.setPlace(id, week, tier, this.groupFor(week, tier, begun, now));
    }
  }

  private setPlace(id: number, week: number, tier: number, group: PlainGroup | null): PlainPlace {
    const place = { tier, group, place: null, newTier: null, reason: null, points: null, races: null };
    this.places.set(id, (this.places.get(id) ?? new Map()).set(week, place));
    return place;
  }

  private openGroup(week: number, tier: number, now: number): PlainGroup | undefined {
    const moment = Math.min(now, this.endOf(week) - 1);
    const isOpen = (group: PlainGroup): boolean =>
      group.week === week && group.tier === tier && group.members < FULL && group.opened > moment - 24 * HOUR;
    return this.groups.find(isOpen);
  }

  private groupFor(week: number, tier: number, begun: number | undefined, now: number): PlainGroup | null {
    const found = this.openGroup(week, tier, now);
    if (found) {
      found.members++;
      return found;
    }
    if (begun !== undefined && begun >= this.endOf(week) - 12 * HOUR) return null;
    const opened = Math.min(now, this.endOf(week) - 1);
    const group = { week, tier, opened, members: 1, isClosed: false };
    this.groups.push(group);
    return group;
  }

  private inGroup = (group: PlainGroup): number[] =>
    [...this.places].flatMap(([id, weeks]) => (weeks.get(group.week)?.group === group ? [id] : []));

  private closeGroup(group: PlainGroup, now: number): void {
    const { week, tier } = group;
    const ids = this.inGroup(group);
    const ranked = ids.filter((id) => !this.standings.get(id)?.isOut).flatMap((id) => this.scoreOf(id, week) ?? []);
    const outcomes = plainClose(tier, ranked);
    for (const id of ids) {
      const place = this.placeOf(id, week);
      const standing = this.standings.get(id);
      if (!place || !standing) throw new Error("a racer of a group is nowhere");
      const outcome = outcomes.get(id);
      Object.assign(place, outcome ?? { newTier: tier, reason: "no-change" });
      const score = outcome && this.scoreOf(id, week);
      [place.points, place.races] = [score?.points ?? 0, score?.races ?? 0];
      if (!outcome) continue;
      const was = standing.tier;
      if (was === tier) standing.tier = outcome.newTier;
      // A late result lifted them meanwhile: that stays.
      if (was > tier) standing.tier = Math.max(was, outcome.newTier);
      if (was < tier) throw new Error("nobody is below the league in which they race");
      this.pay(id, week, place, standing);
    }
    group.isClosed = true;
    const waiting = ids
      .filter((id) => !this.standings.get(id)?.isOut)
      .map((id) => ({
        id,
        week: Math.min(...this.weeksOf(id).filter((each) => each > week && !this.placeOf(id, each))),
      }))
      .filter((each) => each.week !== Infinity && !this.waits(each.id, each.week));
    for (const next of [...new Set(waiting.map((each) => each.week))].toSorted((a, b) => a - b)) {
      this.join(
        next,
        waiting.filter((each) => each.week === next).map(({ id }) => ({ id })),
        now,
      );
    }
  }

  private pay(id: number, week: number, { tier, newTier, reason }: PlainPlace, standing: PlainStanding): void {
    const cash = reason === "winner" ? 250_000 : newTier !== null && newTier > tier ? 10_000 * newTier : 0;
    if (reason === "winner") standing.won++;
    standing.highest = Math.max(standing.highest, standing.tier);
    if (cash > 0) this.paid.set(`${id}:${week}`, { id, cash });
  }

  /** What the place would have brought; nobody else moves, and nobody falls. */
  private late(id: number, week: number, begun: number): void {
    const had = this.placeOf(id, week);
    const score = this.scoreOf(id, week);
    if (!score) return;
    const tier = had?.tier ?? this.tierIn(id, week);
    if (!had && begun >= this.endOf(week) - 12 * HOUR && !this.openGroup(week, tier, Infinity)) {
      this.setPlace(id, week, tier, null);
      return;
    }
    const ofTier = this.groups.filter((group) => group.week === week && group.tier === tier);
    const most = Math.max(...ofTier.map(({ members }) => members));
    const group = had?.group ?? ofTier.find(({ members }) => members === most);
    const others = (group ? this.inGroup(group) : []).filter((other) => other !== id);
    const placed = others.flatMap((other) => {
      const place = this.placeOf(other, week);
      if (!place || place.place === null) return [];
      const reachedStamp = this.scoreOf(other, week)?.reachedStamp ?? 0;
      return [{ id: other, points: place.points ?? 0, races: place.races ?? 0, reachedStamp }];
    });
    const racers = Math.min(FULL, placed.length + 1);
    const ahead = placed.filter((other) => isAhead(other, score)).length;
    const found = plainOutcome(tier, Math.min(racers, ahead + 1), score.races, racers);
    if (found.reason === "demote") Object.assign(found, { newTier: tier, reason: "no-change" });
    const standing = this.standings.get(id) ?? { tier: 1, racedWeek: week, highest: tier, won: 0, isOut: false };
    this.standings.set(id, standing);
    const isBetter = found.newTier > (had?.newTier ?? tier) || (found.reason === "winner" && had?.reason !== "winner");
    if (had && !isBetter) {
      if (had.reason === "winner" || (had.place ?? Infinity) <= found.place) return;
      Object.assign(had, { place: found.place, points: score.points, races: score.races });
      return;
    }
    const place = had ?? this.setPlace(id, week, tier, null);
    Object.assign(place, found, { points: score.points, races: score.races });
    standing.racedWeek = Math.max(standing.racedWeek, week);
    if (isBetter) standing.tier = Math.max(standing.tier, found.newTier);
    else if (tier > LEGEND) standing.tier = Math.min(standing.tier, LEGEND);
    this.pay(id, week, place, standing);
  }
}
