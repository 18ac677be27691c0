import type { LessonID } from "../content/lessons/lesson.ts";
import type { RaceID, UserID } from "../ids.ts";
import { minutes, seconds } from "../units.ts";
import type { Guest } from "./lobby.ts";
import { RACE } from "./race/numbers.ts";
import type { Scoring } from "./race/terms.ts";

/** The numbers of a friend lobby. Durations in milliseconds. */
export const FRIEND_RACE = {
  slots: RACE.slots,
  /** A racer whose connection drops keeps the slot this long; while a round runs, this long after its end. */
  comeBackMs: RACE.comeBackMs,
  /** One phrase in this span, per racer. */
  chatEveryMs: seconds(2),
  maxInvited: 200,
  /** A host's link leads to so many tables, one after the other as they fill. */
  tables: 8,
  /** A racer who was told to come to a table has a place there for so long. */
  expectedMs: seconds(10),
  /** Who did not come has no place kept again for so long; nor has anybody of a network from which so many did not. */
  missedMs: minutes(10),
  missesOfNetwork: 3,
  /** The same friend is not invited again sooner than this. */
  inviteAgainMs: minutes(2),
  /** Friends are told that a host waits after this long, and not again for a while. */
  waitsAfterMs: seconds(3),
  waitsAgainMs: minutes(10),
  /** A round without news counts as over after this long. */
  roundCapMs: RACE.gatherMs + RACE.countdownMs + RACE.capMs + RACE.graceMs + seconds(5),
} as const;

export const VISIBILITIES = ["public", "invite-only"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A racer in a friend lobby. */
export interface FriendRacer extends Guest {
  /** At the first table 0 is the host's, and the others take the first free one after it. */
  readonly slot: number;
  /** The smallest has been in the lobby longest. */
  readonly arrival: number;
  /** Since when the connection is down. */
  readonly awaySinceMs?: number;
  /** Still on the results of the last round: the next round neither waits for nor takes such a racer. */
  readonly isAtResults: boolean;
}

export interface Round {
  readonly raceID: RaceID;
  readonly beganMs: number;
  /** The racers who got a seat in it and have not come back to the lobby since. */
  readonly userIDs: readonly UserID[];
}

/** The terms of the next round, and who may come in. */
export interface FriendTerms {
  readonly scoring: Scoring;
  readonly visibility: Visibility;
  /** The lesson for everybody; only in a math race. */
  readonly lessonID?: LessonID | undefined;
}

/** One table behind a host's link. */
export interface FriendTable {
  readonly hostUserID: UserID;
  /** The host's is 1; the others have no seat of the host's. */
  readonly tableNumber: number;
}

/** A racer who was told to come to a table. */
export interface ExpectedRacer {
  readonly userID: UserID;
  readonly untilMs: number;
  /** A guest's place: sessions of guests cost nothing, so it keeps no account out. */
  readonly isGuest: boolean;
  readonly network: string;
}

/** A table's lobby as one value. Moments are milliseconds of the lobby's clock. */
export interface FriendLobby extends FriendTable, FriendTerms {
  readonly invited: readonly UserID[];
  /** In the order of their slots. */
  readonly racers: readonly FriendRacer[];
  readonly arrivals: number;
  /** Racers who were told to come here, and have not yet. */
  readonly expected: readonly ExpectedRacer[];
  /** Who was told to come lately, and did not. */
  readonly missed: readonly Pick<ExpectedRacer, "userID" | "network" | "untilMs">[];
  /** When each racer last spoke, also those who left: rejoining does not reset the limit. */
  readonly spoken: readonly { readonly userID: UserID; readonly atMs: number }[];
  /** The running round; undefined while racers gather. */
  readonly round?: Round;
}

export const newFriendLobby = (
  { hostUserID, tableNumber }: FriendTable,
  { scoring, visibility, lessonID }: FriendTerms,
): FriendLobby => ({
  hostUserID,
  tableNumber,
  scoring,
  visibility,
  ...(lessonID !== undefined && { lessonID }),
  invited: [],
  racers: [],
  arrivals: 0,
  expected: [],
  missed: [],
  spoken: [],
});

export const racerOf = (race: FriendLobby, key: string): FriendRacer | undefined =>
  race.racers.find((racer) => racer.key === key);

/** The host, at the table with the host's seat. */
export const isHost = (race: FriendTable, racer: Pick<FriendRacer, "userID"> | undefined): boolean =>
  race.tableNumber === 1 && racer?.userID === race.hostUserID;

export const isHere = (racer: FriendRacer): boolean => racer.awaySinceMs === undefined;

/** The racer left on purpose. */
export const leave = (race: FriendLobby, key: string): FriendLobby => drop(race, (racer) => racer.key === key);

/** A racer's connection is down. */
export const goAway = (race: FriendLobby, key: string, nowMs: number): FriendLobby =>
  change(race, key, (racer) => (isHere(racer) ? { ...racer, awaySinceMs: nowMs } : racer));

/** A racer's connection is up again. */
export const comeBack = (race: FriendLobby, key: string): FriendLobby =>
  change(race, key, (racer) => {
    if (isHere(racer)) return racer;
    const { awaySinceMs: _away, ...rest } = racer;
    return rest;
  });

/** The racer has seen the results and wants the next round. */
export const gather = (race: FriendLobby, key: string): FriendLobby =>
  change(race, key, (racer) => (racer.isAtResults ? { ...racer, isAtResults: false } : racer));

/** The same, also with an own result while others still race. */
export function gatherEarly(race: FriendLobby, key: string): FriendLobby {
  const { round, ...rest } = gather(race, key);
  const userIDs = round?.userIDs.filter((userID) => userID !== racerOf(race, key)?.userID);
  return round && userIDs ? { ...rest, round: { ...round, userIDs } } : rest;
}

/**
 * Ends a silent round, and frees slots kept long enough and places nobody came for. Returns the same value when nothing
 * is due.
 */
export function tick(before: FriendLobby, nowMs: number): FriendLobby {
  const race = withoutLate(before, nowMs);
  const { round } = race;
  if (round) return nowMs - round.beganMs < FRIEND_RACE.roundCapMs ? race : endRound(race, round.raceID, nowMs);
  return drop(race, ({ awaySinceMs }) => awaySinceMs !== undefined && nowMs - awaySinceMs >= FRIEND_RACE.comeBackMs);
}

/** Places nobody came for are free, and it is remembered for a while who did not come. */
function withoutLate(race: FriendLobby, nowMs: number): FriendLobby {
  const isAhead = ({ untilMs }: { readonly untilMs: number }): boolean => nowMs < untilMs;
  const late = race.expected.filter((place) => !isAhead(place));
  if (late.length === 0 && race.missed.every(isAhead)) return race;
  const missed = late.map(({ userID, network }) => ({ userID, network, untilMs: nowMs + FRIEND_RACE.missedMs }));
  return { ...race, expected: race.expected.filter(isAhead), missed: [...race.missed.filter(isAhead), ...missed] };
}

/** The terms to change. */
export type WishedTerms = { readonly [Term in keyof FriendTerms]?: FriendTerms[Term] | undefined };

/** Only by the host; others get the same value. A running round goes on as it began; a typing race has no lesson. */
export function changeSettings(race: FriendLobby, key: string, wished: WishedTerms): FriendLobby {
  return isHost(race, racerOf(race, key)) ? withTerms(race, wished) : race;
}

/** The host's terms, given at the host's table. */
export function withTerms(race: FriendLobby, wished: WishedTerms): FriendLobby {
  const { scoring = race.scoring, visibility = race.visibility } = wished;
  const lessonID = race.lessonID && (wished.lessonID ?? race.lessonID);
  if (scoring === race.scoring && visibility === race.visibility && lessonID === race.lessonID) return race;
  return { ...race, scoring, visibility, ...(lessonID !== undefined && { lessonID }) };
}

/** A racer says a phrase. Returns the same value when it is too soon after the last one. */
export function say(race: FriendLobby, key: string, nowMs: number): FriendLobby {
  const racer = racerOf(race, key);
  const lately = race.spoken.filter(({ atMs }) => nowMs - atMs < FRIEND_RACE.chatEveryMs);
  if (!racer || lately.some(({ userID }) => userID === racer.userID)) return race;
  return { ...race, spoken: [...lately, { userID: racer.userID, atMs: nowMs }] };
}

/** The holder of the start button: the host, or else the racer who has been here longest; undefined without any. */
export function starterOf(race: FriendLobby): FriendRacer | undefined {
  const here = race.racers.filter(isHere);
  return here.find((racer) => isHost(race, racer)) ?? here.toSorted((a, b) => a.arrival - b.arrival)[0];
}

export const mayBegin = (race: FriendLobby, key: string): boolean =>
  race.round === undefined && starterOf(race)?.key === key;

/** The racers of the next round: everybody connected and not at the results. */
export const lineUp = (race: FriendLobby): readonly FriendRacer[] =>
  race.racers.filter((racer) => isHere(racer) && !racer.isAtResults);

/** Five who are ready need no button. */
export const beginsByItself = (race: FriendLobby): boolean =>
  race.round === undefined && lineUp(race).length === FRIEND_RACE.slots;

/** Begins a round with everyone who is ready. Returns the same value when there is nobody, or a round runs already. */
export function begin(race: FriendLobby, raceID: RaceID, nowMs: number): FriendLobby {
  const userIDs = lineUp(race).map((racer) => racer.userID);
  return race.round || userIDs.length === 0 ? race : { ...race, round: { raceID, beganMs: nowMs, userIDs } };
}

/** The round is over: its racers look at the results; for lost connections the reserved time starts now. */
export function endRound(race: FriendLobby, raceID: RaceID, nowMs: number): FriendLobby {
  const { round, ...rest } = race;
  if (round?.raceID !== raceID) return race;
  const racers = race.racers.map((racer) => ({
    ...racer,
    isAtResults: racer.isAtResults || round.userIDs.includes(racer.userID),
    ...(isHere(racer) ? {} : { awaySinceMs: nowMs }),
  }));
  return { ...rest, racers };
}

/** No race could be made: everybody is where they were. */
export function callOff(race: FriendLobby, raceID: RaceID): FriendLobby {
  const { round, ...rest } = race;
  return round?.raceID === raceID ? rest : race;
}

/** Nobody is here, on the way or may still come back, and no round runs. */
export const isDeserted = ({ racers, expected, round }: FriendLobby): boolean =>
  racers.length === 0 && expected.length === 0 && round === undefined;

function drop(race: FriendLobby, isGone: (racer: FriendRacer) => boolean): FriendLobby {
  const racers = race.racers.filter((racer) => !isGone(racer));
  return racers.length === race.racers.length ? race : { ...race, racers };
}

/** Changes one racer. Returns the same value when there is no such racer, or the racer stays the same. */
export function change(race: FriendLobby, key: string, how: (racer: FriendRacer) => FriendRacer): FriendLobby {
  const racer = racerOf(race, key);
  const next = racer && how(racer);
  if (!next || next === racer) return race;
  return { ...race, racers: race.racers.map((other) => (other === racer ? next : other)) };
}
