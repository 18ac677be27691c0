import { ErrorCode, generateId, matchMaker, ServerError } from "@colyseus/core";

import { CLASSROOM_ROOM } from "#shared/contracts/realtime/classroom.ts";
import type { SectionID } from "#shared/ids.ts";
import { REFUSALS } from "#shared/refusal.ts";
import type { Ticket } from "#shared/server/accounts/sessions/tokens.ts";
import { classroomNow, classroomRoleOf, leaseClassroom } from "#shared/server/classes/classroom.ts";
import { perform, type App } from "#shared/server/platform/work.ts";

import { refuseLateArrival } from "../colyseus/going-down.ts";
import { NOT_IN, notYours, type AskedClass } from "./classroom-client.ts";

/** Finds the room in which a class meets, on any node; a teacher's coming makes it on this one. */
export class ClassroomRooms {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  /** @throws ServerError for others than teachers and pupils, while the class doesn't meet for who doesn't open it, and when the room has just closed */
  async roomFor(ticket: Ticket | undefined, { sectionID, opens }: AskedClass): Promise<string> {
    const { db } = this.#app;
    if (!ticket) throw new ServerError(REFUSALS.notSignedIn, NOT_IN.noTicket);
    const role = await classroomRoleOf(db, ticket.userID, sectionID);
    if (role === undefined) throw notYours();
    const now = await classroomNow(db, sectionID);
    const isThere = now !== undefined && (now.node !== matchMaker.processId || hasRoom(now.room_id));
    if (!isThere && (role === "pupil" || !opens)) throw new ServerError(REFUSALS.notFound, NOT_IN.notLive);
    const roomID = isThere ? now.room_id : await this.#open(sectionID);
    if (await matchMaker.driver.findOne({ roomId: roomID })) return roomID;
    throw new ServerError(ErrorCode.MATCHMAKE_INVALID_ROOM_ID, `the classroom ${roomID} has closed`);
  }

  #open(sectionID: SectionID): Promise<string> {
    refuseLateArrival();
    const newRoomID = generateId();
    const open = async (): Promise<void> => {
      await matchMaker.handleCreateRoom(CLASSROOM_ROOM, { sectionID }, undefined, newRoomID);
    };
    return perform(this.#app, (work) =>
      leaseClassroom(work, sectionID, { node: matchMaker.processId, newRoomID, hasRoom, open }),
    );
  }
}

const hasRoom = (roomID: string): boolean => matchMaker.getLocalRoomById(roomID) !== undefined;
