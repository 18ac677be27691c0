import type { Hint } from "#shared/contracts/realtime/friend-lobby.ts";
import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { isWaiting } from "#shared/rules/friend-lobby/entry.ts";
import type { FriendLobby } from "#shared/rules/friend-lobby/lobby.ts";
import { FRIEND_RACE } from "#shared/rules/friend-lobby/numbers.ts";
import { lineUp } from "#shared/rules/friend-lobby/rounds.ts";
import { mutedSentence } from "#shared/rules/moderation.ts";
import { heldBy } from "#shared/server/conduct/holds.ts";
import { inviteToRace, tellOfWaiting } from "#shared/server/friends/race-news.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import { perform, type App } from "#shared/server/platform/work.ts";

import { clockMs } from "../cluster/node-context.ts";
import { hintOf } from "./friend-words.ts";

/** Calls friends to races: those a host invites and, now and then, all who are online. One for all rooms of a node. */
export class Invitations {
  readonly #app: App;
  readonly #inviting = new Set<UserID>();
  /** When each host's friends were last told that the host waits. */
  readonly #toldMs = new Map<UserID, number>();

  constructor(app: App) {
    this.#app = app;
  }

  /** @returns the invited players, or why nobody was invited */
  async invite(
    { hostUserID, lessonID }: Pick<FriendLobby, "hostUserID" | "lessonID">,
    userIDs: readonly UserID[],
  ): Promise<readonly UserID[] | Hint> {
    if (this.#inviting.has(hostUserID)) return hintOf("invites-busy");
    this.#inviting.add(hostUserID);
    try {
      const { site } = this.#app.config;
      return await perform(this.#app, (work) => inviteToRace(work, hostUserID, userIDs, site, lessonID));
    } catch (error) {
      if (error instanceof Refusal) return { code: "muted", message: error.message };
      this.#app.log.warn({ err: error, hostUserID }, "friends could not be invited");
      return hintOf("invites-busy");
    } finally {
      this.#inviting.delete(hostUserID);
    }
  }

  /**
   * The reason for not passing on a racer's phrases, if any. While the database is away they pass: all phrases are
   * ready-made.
   */
  async silenced(userID: UserID): Promise<Hint | undefined> {
    try {
      const mute = await heldBy(this.#app.db, userID, "mute", this.#app.nowStamp());
      return mute && { code: "muted", message: mutedSentence(mute) };
    } catch (error) {
      warnRarely(this.#app.log, error, "it could not be looked up who is muted");
      return undefined;
    }
  }

  /** Tells friends that a host waits, at most once in a while. */
  async tellWaiting(race: FriendLobby): Promise<void> {
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
