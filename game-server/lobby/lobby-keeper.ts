import { matchMaker, type MatchMakerDriver } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { holdLobby, releaseLobby } from "#shared/server/lobby/lobby-lease.ts";
import { lobbyRoomID } from "#shared/server/lobby/lobby-room-id.ts";
import type { App } from "#shared/server/platform/work.ts";

import { pause } from "../../shared/server/platform/pause.ts";

/** Well within the lease, so that one slow answer does not lose the lobby. */
const LOOK_EVERY_MS = 1_000;
const LOBBY = "lobby";

/**
 * Keeps the cluster's lobby on exactly one living node. Each node asks for the lease periodically; the one that gets it
 * has the room. A node that lost the lease while it was stalled closes its room.
 */
export class LobbyKeeper {
  readonly #app: App;
  readonly #driver: MatchMakerDriver;
  readonly #closing = new AbortController();
  #looking: Promise<void> = Promise.resolve();
  #isTroubled = false;

  constructor(app: App, driver: MatchMakerDriver) {
    this.#app = app;
    this.#driver = driver;
  }

  /** Makes the lobby if nobody has it, and keeps checking. */
  async open(): Promise<void> {
    await this.#look();
    this.#looking = this.#keepLooking();
  }

  /** Stops checking; the lobby stays until its room closes or its lease ends. */
  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#looking;
  }

  async release(): Promise<void> {
    await releaseLobby(this.#app.db, this.#hold).catch((error: unknown) => {
      this.#app.log.warn({ err: error }, "the lobby's lease runs out by itself");
    });
  }

  get #hold() {
    return { roomID: lobbyRoomID(this.#app.config.site), node: matchMaker.processId };
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await pause(LOOK_EVERY_MS, signal);
      if (!signal.aborted) await this.#look();
    }
  }

  /** Without the database nobody else can take the lobby, so this node keeps it. */
  async #look(): Promise<void> {
    try {
      const { roomID, node } = this.#hold;
      const own = matchMaker.getLocalRoomById(roomID);
      if (!(await holdLobby(this.#app.db, { roomID, node }))) await own?.disconnect(CLOSE_CODES.shutdown.code);
      else if (!own) await this.#make(roomID);
      else await this.#list(roomID, node);
      this.#isTroubled = false;
    } catch (error) {
      if (!this.#isTroubled) this.#app.log.warn({ err: error }, "the lobby could not be looked after");
      this.#isTroubled = true;
    }
  }

  async #make(roomID: string): Promise<void> {
    await this.#driver.remove(roomID);
    await matchMaker.handleCreateRoom(LOBBY, {});
    this.#app.log.info({ roomID }, "the lobby is on this node");
  }

  /** The listing may have been lost with Redis, or name the node that had the lobby before: this room's replaces it. */
  async #list(roomID: string, node: string): Promise<void> {
    const listed = await this.#driver.findOne({ roomId: roomID });
    if (listed?.processId === node) return;
    if (listed) await this.#driver.remove(roomID);
    await matchMaker.restoreMissingRoomCaches();
  }
}
