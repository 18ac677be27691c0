import { GROUPS, type AchievementID } from "../../shared/content/achievements/achievement.ts";
import { figureIn } from "../../shared/content/achievements/fields.ts";
import { spanOf } from "../../shared/content/achievements/timed-ids.ts";
import { STARTING_CARS } from "../../shared/content/cars/catalog.ts";
import { CHALLENGE_REWARDS } from "../../shared/content/challenges.ts";
import type { EventID } from "../../shared/content/events/calendar.ts";
import { EXTRA_LEVEL_CASH, type SeasonID } from "../../shared/content/seasons/calendar.ts";
import { STARTER_CAR_PRICE } from "../../shared/content/shop.ts";
import { GOLD_CASH, GOLD_LOOT, XCELSIOR } from "../../shared/content/store.ts";
import { allowed, type Person } from "../../shared/rules/account/gates.ts";
import { newlyEarned } from "../../shared/rules/achievements/earned.ts";
import { standingOf, tallyAfterDeed, tallyAfterRace, type Counts } from "../../shared/rules/achievements/tally.ts";
import { challengesOf } from "../../shared/rules/challenges/draw.ts";
import { afterRaces, type ChallengeDay } from "../../shared/rules/challenges/progress.ts";
import { pick, type Dice } from "../../shared/rules/chance.ts";
import { eventAt } from "../../shared/rules/events/calendar.ts";
import { eventProgress } from "../../shared/rules/events/level.ts";
import { nextBoxStamp, openBox } from "../../shared/rules/rewards/box.ts";
import { levelOf } from "../../shared/rules/rewards/level.ts";
import { STARTER } from "../../shared/rules/rewards/starter.ts";
import { seasonAt } from "../../shared/rules/seasons/calendar.ts";
import { extraLevels, seasonProgress } from "../../shared/rules/seasons/level.ts";
import { after, dayOf, hours, minutes, seconds, startOf, type Day, type Stamp } from "../../shared/units.ts";
import { drive, type Drive } from "./drive.ts";
import { racesOn, speedAt, type Persona } from "./persona.ts";
import { Purse } from "./purse.ts";

/** The last races that make an average speed. */
const RECENT = 10;
/** What comes with gold membership. @source rules What is given and taken: Gold */
const GOLD = [{ cash: GOLD_CASH }, { carID: XCELSIOR }, ...GOLD_LOOT.map((lootID) => ({ lootID }))];
/** The wait for a race, its countdown and a look at its board. */
const AROUND_A_RACE = seconds(30);
/** Everybody of these plays in the afternoon. */
const AFTERNOON = hours(15);

const isRoad = (gid: number): boolean => !GROUPS.some((group) => group.gid === gid);

/** One player from the first day on, lived by the rules of the product. */
export class Life {
  readonly purse = new Purse();
  races = 0;
  readonly #persona: Persona;
  readonly #dice: Dice;
  readonly #earned = new Set<AchievementID>();
  #counts: Counts = {};
  #recent: readonly number[] = [];
  #boxStamp: Stamp | null = null;
  #streak = 0;
  #days = 0;
  #racedMs = 0;
  /** Experience by season, and by event that was joined. */
  readonly seasons = new Map<SeasonID, number>();
  readonly events = new Map<EventID, number>();

  constructor(persona: Persona, dice: Dice) {
    this.#persona = persona;
    this.#dice = dice;
    this.purse.give("starter", [{ cash: STARTER.cash }, { nitros: STARTER.nitros }]);
    this.purse.add({ carID: pick(dice, STARTING_CARS) });
    if (persona.isGold) this.purse.give("gold", GOLD);
  }

  get level(): number {
    return levelOf(this.purse.experience);
  }

  /** Whom the gates see. */
  get person(): Person {
    return {
      site: "type",
      membership: this.#persona.isGold ? "gold" : "basic",
      gamesPlayedAllSites: this.races,
      totalFriends: 0,
      cars: this.purse.cars.size,
      classStanding: "none",
      disabledClassSettings: [],
    };
  }

  get minutesADay(): number {
    return this.#days === 0 ? 0 : this.#racedMs / minutes(1) / this.#days;
  }

  get earned(): number {
    return [...this.#earned].filter((id) => spanOf(id) === undefined).length;
  }

  /** Rewards of roads and events that were earned. */
  get timed(): ReadonlySet<AchievementID> {
    return new Set([...this.#earned].filter((id) => spanOf(id) !== undefined));
  }

  /**
   * Lives a day: races, opens the box, takes what was earned.
   *
   * @param part of all the days that are over, 0 to 1
   * @returns whether it was a day with races
   */
  live(day: Day, part: number): boolean {
    const count = racesOn(this.#persona, this.#dice);
    this.#streak = count === 0 ? 0 : this.#streak + 1;
    if (count === 0) return false;
    this.#days++;
    const now = after(startOf(day), AFTERNOON);
    this.#deed({ add: { loginDays: 1 }, reach: { streakDays: this.#streak } });
    this.#openBox(now);
    this.#join(now);
    let challenges: ChallengeDay = { progress: [], completeStamps: [] };
    for (let race = 1; race <= count; race++) {
      challenges = this.#race(speedAt(this.#persona, part), challenges, now);
      this.#deed({ reach: { longestSession: race } });
      this.#earn(now);
    }
    return true;
  }

  /** Counts what was bought, and what it earns. */
  hasBought(count: number, day: Day): void {
    this.#deed({ add: { itemsBought: count } });
    this.#earn(after(startOf(day), AFTERNOON));
  }

  #race(wpm: number, challenges: ChallengeDay, now: Stamp): ChallengeDay {
    this.races++;
    const { purse } = this;
    const done = drive(
      this.#persona,
      { wpm, raceNumber: this.races, nitros: purse.nitros, startedStamp: now },
      this.#dice,
    );
    if (done.usedNitro) purse.nitros--;
    this.#racedMs += done.elapsedMs + AROUND_A_RACE;
    const { cash, experience, nitros } = done.reward;
    purse.give("races", [{ cash }, { experience }, { nitros }]);
    this.#recent = [...this.#recent, done.speed].slice(-RECENT);
    this.#counts = tallyAfterRace(this.#counts, done);
    this.#count(experience, now);
    return this.#challenge(challenges, done, now);
  }

  #challenge(before: ChallengeDay, done: Drive, now: Stamp): ChallengeDay {
    const averageSpeed = this.#recent.reduce((sum, speed) => sum + speed, 0) / this.#recent.length;
    const day = dayOf(now);
    const isOpen = allowed("daily_challenges", this.person).allowed;
    const { completed, ...next } = afterRaces(before, challengesOf(day), [done], { averageSpeed, isOpen, now });
    for (const { size } of completed) {
      this.purse.give("races", [{ experience: CHALLENGE_REWARDS[size] }]);
      this.#count(CHALLENGE_REWARDS[size], now);
    }
    if (completed.length > 0) this.#deed({ add: { challengesCompleted: completed.length } });
    return next;
  }

  /** Experience counts for the season that runs, and each extra level pays. */
  #count(experience: number, now: Stamp): void {
    const event = eventAt(now);
    const inEvent = event && this.events.get(event.eventID);
    if (event && inEvent !== undefined) this.events.set(event.eventID, inEvent + experience);
    const season = seasonAt(now);
    if (!season) return;
    const before = this.seasons.get(season.seasonID) ?? 0;
    const sum = before + experience;
    this.seasons.set(season.seasonID, sum);
    this.purse.give("seasons", [{ cash: (extraLevels(sum) - extraLevels(before)) * EXTRA_LEVEL_CASH }]);
  }

  /** Buys the car that one begins an event with, as soon as it can be paid. */
  #join(now: Stamp): void {
    const event = eventAt(now);
    if (!event || this.events.has(event.eventID) || this.purse.cash < STARTER_CAR_PRICE) return;
    if (this.purse.add({ carID: event.starterCarID })) this.purse.pay("events", STARTER_CAR_PRICE);
    this.events.set(event.eventID, 0);
  }

  #openBox(now: Stamp): void {
    if (now < nextBoxStamp(this.#boxStamp)) return;
    this.#boxStamp = now;
    this.purse.give("box", [openBox(this.#dice)], "box");
    this.#deed({ add: { boxesOpened: 1 } });
  }

  #earn(now: Stamp): void {
    const { cars, loot } = this.purse;
    this.#deed({ reach: { playerLevel: this.level, totalCars: cars.size, totalLoot: loot.size } });
    const levels = [
      ...[...this.seasons].map(([id, won]) => [figureIn("seasonLevel", id), seasonProgress(won).level]),
      ...[...this.events].map(([id, won]) => [figureIn("eventLevel", id), eventProgress(won).level]),
    ];
    const standing = { ...standingOf(this.#counts), ...Object.fromEntries(levels), membership: this.person.membership };
    for (const { achievementID, reward, type, gid } of newlyEarned(standing, this.#earned, "type", now)) {
      this.#earned.add(achievementID);
      const source = type === "event" ? "events" : isRoad(gid) ? "seasons" : "achievements";
      if (reward) this.purse.give(source, [reward]);
    }
  }

  #deed(deed: Parameters<typeof tallyAfterDeed>[1]): void {
    this.#counts = tallyAfterDeed(this.#counts, deed);
  }
}
