import { ErrorCode, generateId, matchMaker, ServerError } from "@colyseus/core";

import { NO_PLACE } from "#shared/contracts/realtime/close-codes.ts";
import { FRIEND_LOBBY } from "#shared/contracts/social/friend-lobby.ts";
import type { UserID } from "#shared/ids.ts";
import type { Circle } from "#shared/rules/classes/circle.ts";
import type { FriendTable } from "#shared/rules/friend-lobby/lobby.ts";
import { FRIEND_RACE } from "#shared/rules/friend-lobby/numbers.ts";
import {
  leasedTables,
  leaseRoom,
  type FriendHost,
  type LeasedTable,
} from "#shared/server/friend-lobby/friend-lease.ts";
import { perform, type App } from "#shared/server/platform/work.ts";

import { inTime } from "../colyseus/deadline.ts";
import { refuseLateArrival } from "../colyseus/going-down.ts";
import type { TableAnswer } from "./friend-client.ts";
import { CLOSED } from "./friend-words.ts";

/** A table that takes longer to answer is on a node that died or is overloaded. */
const ANSWER_WITHIN_MS = 1_000;
const TABLE_NUMBERS = Array.from({ length: FRIEND_RACE.tables }, (_none, nth) => nth + 1);

/** No table behind a link lets a racer in. */
export class NoPlace extends ServerError {
  constructor(why: keyof typeof NO_PLACE) {
    super(NO_PLACE[why], CLOSED[why]);
  }
}

/** A racer at a host's link. */
interface Comer {
  readonly hostUserID: UserID;
  readonly userID: UserID;
  readonly isInvited: boolean;
  readonly isGuest: boolean;
  readonly network: string;
  readonly circle: Circle | undefined;
}

/** Finds the rooms behind a host's link, on any node: one for each table. */
export class FriendRooms {
  readonly #app: App;
  readonly #opening = new Map<string, Promise<string>>();

  constructor(app: App) {
    this.#app = app;
  }

  /**
   * A table that keeps a place for this racer: the one where the racer's seat is, or else the first with a free seat; a
   * new one is made on this node. Refuses: notFound.
   *
   * @returns the id of the table's room
   * @throws NoPlace when all tables are full, or the race is invite-only
   * @throws ServerError when a table has just closed, or does not answer
   */
  async roomFor(comer: Comer): Promise<string> {
    const { hostUserID, userID, isInvited } = comer;
    const leased = await leasedTables(this.#app.db, hostUserID, userID);
    const own = userID === hostUserID ? undefined : leased.find(({ isOwn }) => isOwn)?.tableNumber;
    let mayComeIn = isInvited;
    for (const tableNumber of own === undefined ? TABLE_NUMBERS : [own, ...TABLE_NUMBERS]) {
      const roomID = await this.#roomOf(
        { hostUserID, tableNumber },
        leased.find((table) => table.tableNumber === tableNumber),
      );
      const answer = await inTime(ask(roomID, { ...comer, isInvited: mayComeIn }));
      if (answer === "welcome") return roomID;
      if (answer === "closing") throw gone(roomID);
      if (answer === "invite-only") throw new NoPlace(answer);
      mayComeIn = true;
    }
    throw new NoPlace("full");
  }

  async #roomOf(table: FriendTable, leased: LeasedTable | undefined): Promise<string> {
    if (leased && (leased.node !== matchMaker.processId || hasRoom(leased.roomID))) return leased.roomID;
    const key = `${table.hostUserID}/${table.tableNumber}`;
    const opening = this.#opening.get(key) ?? this.#open(table).finally(() => this.#opening.delete(key));
    this.#opening.set(key, opening);
    return opening;
  }

  #open(table: FriendTable): Promise<string> {
    refuseLateArrival();
    const { site } = this.#app.config;
    const newRoomID = generateId();
    const open = async (host: FriendHost): Promise<void> => {
      await matchMaker.handleCreateRoom(FRIEND_LOBBY, { host, tableNumber: table.tableNumber }, undefined, newRoomID);
    };
    return perform(this.#app, (work) =>
      leaseRoom(work, table, { node: matchMaker.processId, site, newRoomID, hasRoom, open }),
    );
  }
}

const hasRoom = (roomID: string): boolean => matchMaker.getLocalRoomById(roomID) !== undefined;

async function ask(roomID: string, { userID, isInvited, isGuest, network, circle }: Comer): Promise<TableAnswer> {
  if (!(await matchMaker.driver.findOne({ roomId: roomID }))) throw gone(roomID);
  const args = [userID, isInvited, isGuest, network, circle];
  return (await matchMaker.remoteRoomCall(roomID, "expectRacer" as never, args, ANSWER_WITHIN_MS)) as TableAnswer;
}

const gone = (roomID: string): ServerError =>
  new ServerError(ErrorCode.MATCHMAKE_INVALID_ROOM_ID, `the friend lobby ${roomID} has closed`);
