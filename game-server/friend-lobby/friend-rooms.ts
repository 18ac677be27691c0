import { generateId, matchMaker } from "@colyseus/core";

import { FRIEND_LOBBY } from "#shared/contracts/friend-lobby.ts";
import type { UserID } from "#shared/ids.ts";
import { leasedRoom, leaseRoom, type FriendHost } from "#shared/server/friend-lobby/friend-lease.ts";
import { perform, type App } from "#shared/server/platform/work.ts";

/** Finds the one room behind a host's link, on any node. */
export class FriendRooms {
  readonly #app: App;
  readonly #asked = new Map<UserID, Promise<string>>();

  constructor(app: App) {
    this.#app = app;
  }

  /** @returns the id of the host's room; a new one is made on this node. Refuses: notFound. */
  roomOf(hostUserID: UserID): Promise<string> {
    const asked = this.#asked.get(hostUserID) ?? this.#find(hostUserID).finally(() => this.#asked.delete(hostUserID));
    this.#asked.set(hostUserID, asked);
    return asked;
  }

  async #find(hostUserID: UserID): Promise<string> {
    const node = matchMaker.processId;
    const { site } = this.#app.config;
    const leased = await leasedRoom(this.#app.db, hostUserID);
    if (leased && (leased.node !== node || hasRoom(leased.roomID))) return leased.roomID;
    const newRoomID = generateId();
    const open = async (host: FriendHost): Promise<void> => {
      await matchMaker.handleCreateRoom(FRIEND_LOBBY, { host }, undefined, newRoomID);
    };
    return perform(this.#app, (work) => leaseRoom(work, hostUserID, { node, site, newRoomID, hasRoom, open }));
  }
}

const hasRoom = (roomID: string): boolean => matchMaker.getLocalRoomById(roomID) !== undefined;
