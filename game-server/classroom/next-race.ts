import type { BeginClassRace } from "#shared/contracts/realtime/classroom.ts";
import type { Track } from "#shared/rules/classroom/class-race.ts";
import { lineUp, type Classroom } from "#shared/rules/classroom/classroom.ts";

import type { NodeContext } from "../cluster/node-context.ts";
import { layTracks, taskOf, type ClassTask } from "./class-tracks.ts";
import { TROUBLE } from "./classroom-client.ts";

interface NextRace {
  readonly tracks: readonly Omit<Track, "isOver">[];
  readonly task: ClassTask;
}

/**
 * The race that a teacher wishes for, with who is here once it is known what is raced.
 *
 * @param roomNow the room; undefined once it closes
 * @returns for the teacher why there is none, where the room changed meanwhile or there is nobody or nothing to race
 */
export async function nextRace(
  node: NodeContext,
  roomNow: () => Classroom | undefined,
  { userIDs, ...what }: BeginClassRace,
): Promise<NextRace | string> {
  const before = roomNow();
  if (!before) return TROUBLE.runs;
  const task = await taskOf(node, lineUp(before, userIDs), what);
  const room = roomNow();
  if (!room || room.race) return TROUBLE.runs;
  if (room.tournament !== before.tournament) return TROUBLE.tournamentEnded;
  const pupils = lineUp(room, userIDs);
  if (pupils.length === 0) return TROUBLE.nobody;
  return typeof task === "string" ? task : { tracks: layTracks(pupils), task };
}
