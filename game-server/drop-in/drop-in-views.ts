import type { DropInLane, DropInView } from "#shared/contracts/realtime/drop-in.ts";
import { shownLines } from "#shared/rules/classroom/shown-lines.ts";
import { nthOf, type DropInLesson, type DropInPodium } from "#shared/rules/drop-in/lesson.ts";

import { isTeacher, type DropInClient } from "./drop-in-client.ts";
import type { DropInRace } from "./drop-in-race.ts";

interface Shown {
  readonly code: string;
  readonly leftMs: number;
  readonly lesson: DropInLesson;
  readonly race: DropInRace | undefined;
}

/** The lesson as each one sees it. Who was asked out sees that alone, and the others see nothing of them. */
export function showLesson(clients: readonly DropInClient[], { code, leftMs, lesson, race }: Shown): void {
  const isTeacherHere = clients.some(isTeacher);
  const { isLocked, racers, races } = lesson;
  const pupils = lesson.pupils.map(({ nth, name, isOut, awaySinceMs, points }) => ({
    nth,
    name,
    isOut,
    points,
    isHere: awaySinceMs === undefined,
  }));
  const inside = pupils.filter(({ isOut }) => !isOut);
  const racing = racers?.map(({ nth, name }) => ({ nth, name })) ?? [];
  const running = race && { number: races, isPaused: race.isPaused, done: race.done };
  const common = { code, leftMs: Math.max(0, Math.round(leftMs)), isTeacherHere, isLocked };
  const away = new Set(pupils.filter(({ isOut }) => isOut).map(({ nth }) => nth));
  const racingInside = racing.filter(({ nth }) => !away.has(nth));
  for (const client of clients) {
    const own = lesson.pupils.find(({ key }) => key === client.sessionId);
    const isOut = own?.isOut ?? false;
    const isDesk = isTeacher(client);
    client.send("lesson", {
      ...common,
      isTeacher: isDesk,
      you: own?.nth ?? null,
      isOut,
      pupils: isDesk ? pupils : isOut ? [] : inside,
      race: running ? { ...running, racers: isDesk ? racing : isOut ? [] : racingInside } : null,
    } satisfies DropInView);
  }
}

/** What each racer types or solves, and how far they are. */
export function showTasks(clients: readonly DropInClient[], { lesson, race }: Pick<Shown, "lesson" | "race">): void {
  for (const client of clients) {
    const task = race?.taskFor(nthOf(lesson, client.sessionId) ?? 0);
    if (task) client.send("task", { number: lesson.races, ...task });
  }
}

/** How a race goes: the teacher sees everyone, a racer their track. */
export function showLanes(
  clients: readonly DropInClient[],
  { lesson, race }: { readonly lesson: DropInLesson; readonly race: DropInRace },
  lanes: readonly DropInLane[],
): void {
  for (const client of clients) {
    const track = new Set(race.trackOf(nthOf(lesson, client.sessionId) ?? 0));
    const seen = isTeacher(client) ? lanes : lanes.filter(({ nth }) => track.has(nth));
    if (seen.length > 0) client.send("lanes", { lanes: seen });
  }
}

/** How a race ended: the teacher sees everyone, a racer the first and themselves, and nobody else anything. */
export function showPodium(client: DropInClient, lesson: DropInLesson, { number, lines }: DropInPodium): void {
  if (isTeacher(client)) return client.send("podium", { number, lines });
  const own = lesson.pupils.find(({ key }) => key === client.sessionId);
  if (!own || own.isOut || !lines.some(({ nth }) => nth === own.nth)) return;
  const seen = shownLines(lines.map((line) => ({ ...line, isYou: line.nth === own.nth })));
  client.send("podium", { number, lines: seen.map(({ isYou: _you, ...line }) => line) });
}
