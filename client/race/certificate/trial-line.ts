import type { Room } from "@colyseus/sdk";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type {
  PressBatch,
  TrialBegins,
  TrialOver,
  TrialPicture,
  TrialTrouble,
} from "#shared/contracts/realtime/certificate.ts";

import { patiently } from "../../net/patience.ts";
import { RoomClient } from "../../net/room-client.ts";
import { call } from "../../session/session.ts";
import { openSocket, socketClosed } from "../../session/sockets.ts";
import { keepAsking } from "../session/keep-asking.ts";
import { leaveOn } from "../session/leave-on.ts";

const ROOM = "certificate";

/** The events of a trial's line. */
export interface TrialEvents {
  begins(message: TrialBegins): void;
  picture(message: TrialPicture): void;
  over(message: TrialOver): void;
  trouble(message: TrialTrouble): void;
  /** It is down for good. */
  closed(): void;
}

/** The line to the room of a trial. */
export interface TrialLine {
  send(batch: PressBatch): void;
}

/**
 * Opens a trial and its room; the room says when its pictures are drawn. A line that breaks ends the trial.
 *
 * @param signal the trial is left
 * @throws CallProblem, or what the way to the room throws
 */
export async function openTrial(
  lessonID: LessonID | null,
  events: TrialEvents,
  signal: AbortSignal,
): Promise<TrialLine> {
  const room = await patiently(signal, async (patience) => {
    const { ticket } = await call("POST /certificate/trials", { body: { lessonID } });
    const client = new RoomClient(patience, ticket);
    const opened: Room = await openSocket(ROOM, () => client.create(ROOM));
    opened.reconnection.enabled = false;
    listen(opened, events);
    return opened;
  });
  leaveOn(signal, room);
  keepAsking(room);
  return { send: (batch) => room.send("presses", batch) };
}

function listen(room: Room, events: TrialEvents): void {
  room.onMessage("begins", (message: TrialBegins) => events.begins(message));
  room.onMessage("picture", (message: TrialPicture) => events.picture(message));
  room.onMessage("over", (message: TrialOver) => events.over(message));
  room.onMessage("trouble", (message: TrialTrouble) => events.trouble(message));
  room.onLeave((code) => {
    void socketClosed(ROOM, code);
    events.closed();
  });
}
