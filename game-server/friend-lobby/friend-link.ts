import type { Presence } from "@colyseus/core";

import { isOpen } from "#shared/rules/friend-lobby/entry.ts";
import type { FriendLobby } from "#shared/rules/friend-lobby/lobby.ts";
import type { FriendTerms } from "#shared/rules/friend-lobby/terms.ts";
import { change } from "#shared/server/accounts/settings/settings.ts";
import { releaseLease, renewLease, type FriendHost, type Lease } from "#shared/server/friend-lobby/friend-lease.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import { teamTopic } from "#shared/server/platform/topic.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import { teamIDOf } from "#shared/server/teams/own.ts";

import { LinkTables, type TableCount } from "./link-tables.ts";

const isSame = (one: FriendTerms, other: FriendTerms): boolean =>
  one.scoring === other.scoring && one.visibility === other.visibility && one.lessonID === other.lessonID;

/**
 * A room's lease of its table behind the host's link, including whether a seat is free for anybody. The host's switches
 * are saved as the host's settings for the next lobby.
 *
 * @source core §3 scoringMode, gameVisibility
 */
export class FriendLink {
  readonly #app: App;
  readonly #lease: Lease;
  readonly #tables: LinkTables;
  #isOpen = false;
  #wished: FriendTerms;
  #kept: FriendTerms;
  #isKeeping = false;

  /** @param onTerms the host's terms, whenever the host's table tells them to this one */
  constructor(app: App, presence: Presence, lease: Lease, host: FriendHost, onTerms: (terms: FriendTerms) => void) {
    this.#app = app;
    this.#lease = lease;
    this.#tables = new LinkTables(presence, app.log, lease, onTerms);
    void this.#tables.open();
    this.#wished = host;
    this.#kept = host;
  }

  /** Publishes whether the table has a free seat. A failed write is repeated with the next renewal. */
  show(race: FriendLobby): void {
    this.#wished = race;
    this.#tables.tell(race);
    if (!this.#isKeeping && race.tableNumber === 1) void this.#keep();
    if (isOpen(race) === this.#isOpen) return;
    this.#isOpen = !this.#isOpen;
    void this.isLost().then(() => this.#ringTeam());
  }

  /** All tables behind the link. */
  tables(race: FriendLobby): readonly TableCount[] {
    return this.#tables.counts(race);
  }

  /**
   * One write at a time, however often the host flips the switches. While the database is away they count for this
   * lobby only.
   */
  async #keep(): Promise<void> {
    this.#isKeeping = true;
    try {
      while (!isSame(this.#wished, this.#kept)) {
        const { scoring, visibility, lessonID } = this.#wished;
        const settings = {
          scoring_mode: scoring,
          game_visibility: visibility,
          ...(lessonID !== undefined && { lesson_id: lessonID }),
        };
        await perform(this.#app, (work) => change(work, this.#lease.hostUserID, settings));
        this.#kept = { scoring, visibility, lessonID };
      }
    } catch (error) {
      this.#app.log.warn({ err: error, ...this.#lease }, "a host's switches could not be kept");
    } finally {
      this.#isKeeping = false;
    }
  }

  /**
   * Renews the lease, and tells the other tables that this one lasts.
   *
   * @returns whether another room has taken the table; impossible while the database is away
   */
  async isLost(): Promise<boolean> {
    this.#tables.tellAgain();
    try {
      return !(await renewLease(this.#app.db, this.#lease, this.#isOpen));
    } catch (error) {
      warnRarely(this.#app.log, error, "a friend race could not renew its lease", this.#lease);
      return false;
    }
  }

  /** Teammates of a host who does not appear offline see at once whether a seat is free. */
  async #ringTeam(): Promise<void> {
    try {
      const { hostUserID } = this.#lease;
      if (!(await this.#app.online.seen([hostUserID])).has(hostUserID)) return;
      const teamID = await teamIDOf(this.#app.db, hostUserID);
      if (teamID !== undefined) await this.#app.bus.ring([teamTopic(teamID)]);
    } catch (error) {
      warnRarely(this.#app.log, error, "a host's teammates were not told of a free seat", this.#lease);
    }
  }

  async release(): Promise<void> {
    void this.#tables.close();
    await releaseLease(this.#app.db, this.#lease).catch((error: unknown) => {
      this.#app.log.warn({ err: error, ...this.#lease }, "a friend race's lease runs out by itself");
    });
  }
}
