import { WAMPUS_CAR } from "#shared/content/cars/catalog.ts";
import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { RaceScenery } from "#shared/content/scenery.ts";
import type { RaceID, TextID } from "#shared/ids.ts";
import { botCar } from "#shared/rules/bot-cars.ts";
import type { Dice } from "#shared/rules/chance.ts";
import type { Circle } from "#shared/rules/classes/circle.ts";
import { longerAmongStrangers } from "#shared/rules/classes/needs.ts";
import { otherText } from "#shared/rules/daily-text.ts";
import type { FriendLobby } from "#shared/rules/friend-lobby/lobby.ts";
import { speedOf } from "#shared/rules/lobby/speed.ts";
import { botSpeed } from "#shared/rules/lobby/table-bots.ts";
import { guestsOf, isFirstTable, type Guest, type RacerCard, type Table } from "#shared/rules/lobby/table.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import type { Seat } from "#shared/rules/race/race.ts";
import { PUBLIC_TERMS } from "#shared/rules/race/terms.ts";
import { botName } from "#shared/rules/rivals.ts";
import { sceneryFor } from "#shared/rules/scenery.ts";
import { shownAs } from "#shared/rules/shown.ts";
import { WAMPUS, wampusOf } from "#shared/rules/wampus.ts";
import type { Movers } from "#shared/server/race/race-seats.ts";
import { dayOf, type Stamp } from "#shared/units.ts";

import type { MathPlan, RacePlan, TypingPlan } from "./race-plan.ts";

/** A labelled bot. */
export function newBot(table: Table, dice: Dice): RacerCard {
  const name = botName(table, dice);
  return { displayName: name, ...botCar(name), avgSpeed: botSpeed(table, dice) };
}

const newcomersOf = (table: Table): number[] =>
  isFirstTable(table) ? table.seats.flatMap((seat, slot) => (seat.isBot ? [] : [slot])) : [];

/** In which classes the people at some seats are, for the teachers of these. */
function classesOf(
  seats: readonly { readonly isBot?: boolean; readonly circle?: Circle | undefined }[],
): Pick<RacePlan, "pupils"> {
  const pupils = seats.flatMap(({ circle }, slot) =>
    (circle?.sections ?? []).map((sectionID) => [slot, sectionID] as const),
  );
  return pupils.length === 0 ? {} : { pupils };
}

/** Where others race along, what they won waits for nobody: more time is only for standing still. Bots wait. */
const longerAt = (table: Table, { longer }: Pick<Guest, "longer">): Pick<Seat, "longer"> =>
  longer ? { longer: guestsOf(table).length > 1 ? longerAmongStrangers(longer) : longer } : {};

/** A table at which those have a nitro who brought one along. */
export const withNitros = (table: Table, seated: Movers): Table => ({
  ...table,
  seats: table.seats.map((seat) =>
    seat.isBot ? seat : { ...seat, hasNitro: seated.get(seat.userID)?.hasNitro ?? false },
  ),
});

/** The plan with who says that words come at once, which no other racer is told. */
export const withPhrases = <P extends RacePlan>(plan: P, seated: Movers): P & Pick<TypingPlan, "phraseSlots"> => ({
  ...plan,
  phraseSlots: plan.seats.flatMap(({ slot, userID }) =>
    userID !== null && seated.get(userID)?.writesPhrases ? [slot] : [],
  ),
});

const sceneryOf = ({ sceneryKey, specialScenery }: RaceScenery): RaceScenery =>
  specialScenery === undefined ? { sceneryKey } : { sceneryKey, specialScenery };

/** Text, scenery and seats of the race that a table becomes. */
export function planRace(raceID: RaceID, table: Table, textID: TextID, dice: Dice): TypingPlan {
  const speeds = table.seats.map((seat) => ({ isBot: seat.isBot, speed: speedOf(seat) }));
  const wampus = wampusOf(speeds, RACE.slots, dice);
  return {
    raceID,
    textID,
    ...sceneryOf(table),
    terms: PUBLIC_TERMS,
    seats: table.seats.map((seat, slot) => ({
      slot,
      userID: seat.isBot ? null : seat.userID,
      displayName: slot === wampus?.slot ? WAMPUS.name : seat.displayName,
      ...shownAs(seat),
      carID: slot === wampus?.slot ? WAMPUS_CAR : seat.carID,
      carHueAngle: seat.carHueAngle,
      isBot: seat.isBot,
      isDeclaredBot: !seat.isBot && seat.isDeclaredBot === true,
      hasNitro: !seat.isBot && seat.hasNitro,
      isWampus: slot === wampus?.slot,
      ...(!seat.isBot && longerAt(table, seat)),
    })),
    botSpeeds: table.seats.flatMap((seat, slot) =>
      seat.isBot ? [[slot, slot === wampus?.slot ? wampus.wpm : speedOf(seat)] as const] : [],
    ),
    newcomers: newcomersOf(table),
    ...classesOf(table.seats),
  };
}

/** The math race that a table becomes: one lesson for everybody, no nitros. */
export function planMathRace(raceID: RaceID, table: Table, lessonID: LessonID): MathPlan {
  return {
    raceID,
    lessonID,
    ...sceneryOf(table),
    terms: PUBLIC_TERMS,
    seats: table.seats.map((seat, slot) => ({
      slot,
      userID: seat.isBot ? null : seat.userID,
      displayName: seat.displayName,
      ...shownAs(seat),
      carID: seat.carID,
      carHueAngle: seat.carHueAngle,
      isBot: seat.isBot,
      isDeclaredBot: !seat.isBot && seat.isDeclaredBot === true,
      ...(!seat.isBot && longerAt(table, seat)),
    })),
    botSpeeds: table.seats.flatMap((seat, slot) => (seat.isBot ? [[slot, speedOf(seat, lessonID)] as const] : [])),
    newcomers: newcomersOf(table),
    ...classesOf(table.seats),
  };
}

/** What a round is about: without a lesson it is a typing race, and without a text one that nobody had lately. */
export interface RoundTerms extends Pick<FriendLobby, "scoring" | "lessonID"> {
  readonly textID?: TextID;
  /** Of a teacher. */
  readonly ownText?: string;
  readonly isClassRace?: boolean;
}

/**
 * One round of a friend race: the racers who are ready, the host first, and no bots. With a lesson it is a math race.
 */
export function planFriendRace(
  raceID: RaceID,
  racers: readonly Guest[],
  { scoring, lessonID, textID, ownText, isClassRace = false }: RoundTerms,
  now: Stamp,
  dice: Dice,
): TypingPlan | MathPlan {
  const plan: RacePlan = {
    raceID,
    ...sceneryFor(now, dice),
    terms: { mode: "friend", scoring },
    seats: racers.map((racer, slot) => ({
      slot,
      userID: racer.userID,
      displayName: racer.displayName,
      ...shownAs(racer),
      carID: racer.carID,
      carHueAngle: racer.carHueAngle,
      isBot: false,
      ...(racer.longer && { longer: racer.longer }),
      ...(lessonID === undefined && { hasNitro: racer.hasNitro && ownText === undefined, isWampus: false }),
    })),
    botSpeeds: [],
    newcomers: [],
    ...classesOf(racers),
    ...(isClassRace && { isClassRace }),
  };
  if (lessonID !== undefined) return { ...plan, lessonID };
  if (ownText !== undefined) return { ...plan, textID: null, ownText };
  const known = racers.map((racer) => racer.recentTexts);
  return { ...plan, textID: textID ?? otherText(known, dayOf(now), dice) };
}
