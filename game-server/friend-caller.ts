import type { UserID } from "#shared/ids.ts";
import { FRIEND_RACE, isWaiting, lineUp, type FriendRace } from "#shared/rules/friend-race.ts";
import { inviteToRace, tellOfWaiting } from "#shared/server/friends/race-news.ts";
import { perform, type App } from "#shared/server/work.ts";

import { clockMs } from "./house.ts";

/** Calls friends to races: whom a host invites, and, now and then, everybody who is here. One for all rooms of a node. */
export class FriendCaller {
  readonly #app: App;
  readonly #inviting = new Set<UserID>();
  /** When each host's friends heard last that the host waits. */
  readonly #toldMs = new Map<UserID, number>();

  constructor(app: App) {
    this.#app = app;
  }

  /** @returns those who are invited now; undefined while the host's last invitations are still on their way */
  async invite(
    { hostUserID, lessonID }: Pick<FriendRace, "hostUserID" | "lessonID">,
    userIDs: readonly UserID[],
  ): Promise<readonly UserID[] | undefined> {
    if (this.#inviting.has(hostUserID)) return undefined;
    this.#inviting.add(hostUserID);
    try {
      const { site } = this.#app.config;
      return await perform(this.#app, (work) => inviteToRace(work, hostUserID, userIDs, site, lessonID));
    } catch (error) {
      this.#app.log.warn({ err: error, hostUserID }, "friends could not be invited");
      return undefined;
    } finally {
      this.#inviting.delete(hostUserID);
    }
  }

  /** Lets friends know of a host who waits; not again for a while. */
  async tellWaiting(race: FriendRace): Promise<void> {
    const { hostUserID } = race;
    const nowMs = clockMs();
    for (const [userID, atMs] of this.#toldMs) {
      if (nowMs - atMs >= FRIEND_RACE.waitsAgainMs) this.#toldMs.delete(userID);
    }
    if (!isWaiting(race) || this.#toldMs.has(hostUserID)) return;
    this.#toldMs.set(hostUserID, nowMs);
    try {
      await tellOfWaiting(this.#app, hostUserID, lineUp(race).length, race.lessonID);
    } catch (error) {
      this.#app.log.warn({ err: error, hostUserID }, "friends could not be told who waits");
    }
  }
}
