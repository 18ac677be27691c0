import type {
  ClassroomView,
  LessonView,
  LivePupil,
  Podium as PodiumView,
} from "#shared/contracts/realtime/classroom.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import type { ClassPupil } from "#shared/rules/classroom/class-race.ts";
import { doneIn, isHere, type Classroom } from "#shared/rules/classroom/classroom.ts";
import { shownLines } from "#shared/rules/classroom/shown-lines.ts";
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
  return (viewer) => ({
    className,
    teacherName,
    isTeacherHere,
    pupils: pupils.map(({ userID, shown }) => ({ ...shown, isYou: userID === viewer })),
    race,
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
      points: room.points.get(card.userID) ?? 0,
    })),
    race: raceIn(room),
  };
}

function presenceOf(pupil: ClassPupil | undefined, online: boolean): LivePupil["presence"] {
  if (pupil) return isHere(pupil) ? "here" : "away";
  return online ? "online" : "offline";
}

/** The podium as one of the room sees it: a teacher whole, a pupil the first and the own line. */
function podiumView(
  { podium, points }: Classroom,
  { userID, role }: Pick<ClassroomVisit, "userID" | "role">,
): PodiumView | undefined {
  if (!podium) return undefined;
  const lines = podium.lines.map(({ racer, points: _won, ...line }) => ({
    ...pupilOf(racer),
    isYou: racer.userID === userID,
    ...line,
    points: points.get(racer.userID) ?? 0,
  }));
  const { number, ranking } = podium;
  return { number, ranking, lines: role === "teacher" ? lines : [...shownLines(lines)] };
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
    if (!view) return;
    const sent = this.#sent.get(client) ?? new Map<string, string>();
    const text = JSON.stringify(view);
    if (sent.get(type) === text) return;
    this.#sent.set(client, sent.set(type, text));
    client.send(type, view);
  }

  /** Shows everyone the room as it is now. */
  show(clients: readonly ClassroomClient[], { room, roster, sectionID }: Shown): void {
    const isTeacherHere = clients.some(({ auth }) => auth?.role === "teacher");
    const viewOf = pupilViews(room, roster, isTeacherHere);
    const lesson = isTeacherHere ? lessonView(room, roster, sectionID) : undefined;
    for (const client of clients) {
      const visit = visitOf(client);
      if (visit.role === "teacher") this.#send(client, "lesson", lesson);
      else this.#send(client, "classroom", viewOf(visit.userID));
      this.#send(client, "podium", podiumView(room, visit));
    }
  }

  /** A page begins anew, and is shown everything again. */
  forget(client: ClassroomClient): void {
    this.#sent.delete(client);
  }
}
