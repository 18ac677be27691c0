import type {
  ClassroomView,
  Final,
  LessonView,
  LivePupil,
  Podium as PodiumView,
  TournamentView,
} from "#shared/contracts/realtime/classroom.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import type { ClassPupil } from "#shared/rules/classroom/class-race.ts";
import { doneIn, isHere, pointsOf, type Classroom } from "#shared/rules/classroom/classroom.ts";
import { shownLines } from "#shared/rules/classroom/shown-lines.ts";
import { finalOf, type Tournament } from "#shared/rules/classroom/tournament.ts";
import { shownAs } from "#shared/rules/shown.ts";

import type { ClassRoster } from "./class-roster.ts";
import { visitOf, type ClassroomClient, type ClassroomVisit } from "./classroom-client.ts";

const pupilOf = ({ displayName, carID, carHueAngle, ...pupil }: ClassPupil) => ({
  displayName,
  ...shownAs(pupil),
  carID,
  carHueAngle,
});

function raceIn(room: Classroom): LessonView["race"] {
  const { race } = room;
  return race === undefined
    ? null
    : {
        number: race.number,
        ranking: race.ranking,
        isPaused: race.pausedSinceMs !== undefined,
        racers: race.tracks.reduce((sum, { racers }) => sum + racers.length, 0),
        done: doneIn(room),
      };
}

const tournamentIn = (tournament: Tournament | undefined): TournamentView | null =>
  tournament ? { races: tournament.races, raced: tournament.raced, isOver: tournament.isOver } : null;

const racingIn = ({ race }: Classroom): ReadonlySet<UserID> =>
  new Set(race?.tracks.filter(({ isOver }) => !isOver).flatMap(({ racers }) => racers.map(({ userID }) => userID)));

/** The room for each pupil in it: the same, but for which one they are. */
function pupilViews(room: Classroom, roster: ClassRoster, isTeacherHere: boolean): (userID: UserID) => ClassroomView {
  const racing = racingIn(room);
  const { className, teacherName } = roster.now;
  const pupils = room.pupils.map((pupil) => ({
    userID: pupil.userID,
    shown: { ...pupilOf(pupil), isHere: isHere(pupil), isRacing: racing.has(pupil.userID) },
  }));
  const race = raceIn(room);
  const tournament = tournamentIn(room.tournament);
  return (viewer) => ({
    className,
    teacherName,
    isTeacherHere,
    pupils: pupils.map(({ userID, shown }) => ({ ...shown, isYou: userID === viewer })),
    race,
    tournament,
  });
}

/** The room for its teachers. */
function lessonView(room: Classroom, roster: ClassRoster, sectionID: SectionID): LessonView {
  const inRoom = new Map(room.pupils.map((pupil) => [pupil.userID, pupil]));
  return {
    sectionID,
    className: roster.now.className,
    pupils: roster.now.members.map(({ card, avgSpeed }) => ({
      userID: card.userID,
      displayName: card.displayName,
      ...shownAs({ ...card, isGold: card.membership === "gold" }),
      carID: card.carID,
      carHueAngle: card.carHueAngle,
      presence: presenceOf(inRoom.get(card.userID), roster.isOnline(card.userID)),
      avgSpeed,
      points: pointsOf(room, card.userID),
    })),
    race: raceIn(room),
    tournament: tournamentIn(room.tournament),
  };
}

function presenceOf(pupil: ClassPupil | undefined, online: boolean): LivePupil["presence"] {
  if (pupil) return isHere(pupil) ? "here" : "away";
  return online ? "online" : "offline";
}

type Viewer = Pick<ClassroomVisit, "userID" | "role">;

/** The podium as one of the room sees it: a teacher whole, a pupil the first and the own line. */
function podiumView({ podium }: Classroom, roster: ClassRoster, { userID, role }: Viewer): PodiumView | undefined {
  if (!podium) return undefined;
  const ofClass = podium.lines.filter(({ racer }) => roster.has(racer.userID));
  const lines = ofClass.map(({ racer, points: _won, total, ...line }) => ({
    ...pupilOf(racer),
    isYou: racer.userID === userID,
    ...line,
    points: total,
  }));
  const { number, ranking, tournament } = podium;
  return { number, ranking, tournament, lines: role === "teacher" ? lines : [...shownLines(lines)] };
}

/** How the tournament ended, for each of the room. */
function finalViews({ tournament }: Classroom, roster: ClassRoster): (viewer: Viewer) => Final | undefined {
  if (!tournament?.isOver) return () => undefined;
  const ranks = finalOf(tournament, (userID) => roster.has(userID)).map(({ racer, ...rank }) => ({
    userID: racer.userID,
    shown: { ...pupilOf(racer), ...rank },
  }));
  return (viewer) => {
    const lines = ranks.map(({ userID, shown }) => ({ ...shown, isYou: userID === viewer.userID }));
    return { lines: viewer.role === "teacher" ? lines : [...shownLines(lines)] };
  };
}

/** What somebody looks at. */
interface Shown {
  readonly room: Classroom;
  readonly roster: ClassRoster;
  readonly sectionID: SectionID;
}

/** Sends each client what is other than what it was sent last. */
export class ClassroomViews {
  readonly #sent = new WeakMap<ClassroomClient, Map<string, string>>();

  #send(client: ClassroomClient, type: string, view: object | undefined): void {
    const sent = this.#sent.get(client) ?? new Map<string, string>();
    if (!view) return void sent.delete(type);
    const text = JSON.stringify(view);
    if (sent.get(type) === text) return;
    this.#sent.set(client, sent.set(type, text));
    client.send(type, view);
  }

  /** Shows everyone the room as it is now. */
  show(clients: readonly ClassroomClient[], { room, roster, sectionID }: Shown): void {
    const isTeacherHere = clients.some(({ auth }) => auth?.role === "teacher");
    const viewOf = pupilViews(room, roster, isTeacherHere);
    const finalFor = finalViews(room, roster);
    const lesson = isTeacherHere ? lessonView(room, roster, sectionID) : undefined;
    for (const client of clients) {
      const visit = visitOf(client);
      if (visit.role === "teacher") this.#send(client, "lesson", lesson);
      else this.#send(client, "classroom", viewOf(visit.userID));
      this.#send(client, "podium", podiumView(room, roster, visit));
      this.#send(client, "final", finalFor(visit));
    }
  }

  /** A page begins anew, and is shown everything again. */
  forget(client: ClassroomClient): void {
    this.#sent.delete(client);
  }
}
