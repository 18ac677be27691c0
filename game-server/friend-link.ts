import { releaseLease, renewLease, type Lease } from "#shared/server/race/friend-lease.ts";
import { warnRarely } from "#shared/server/rare-lines.ts";
import type { App } from "#shared/server/work.ts";

/** A room's hold on its host's link, and the word on it: whether there is a seat for anybody. */
export class FriendLink {
  readonly #app: App;
  readonly #lease: Lease;
  #isOpen = false;

  constructor(app: App, lease: Lease) {
    this.#app = app;
    this.#lease = lease;
  }

  /** Says whether the link gives a seat now. What does not arrive is said again with the next renewal. */
  show(isOpen: boolean): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    void this.isLost();
  }

  /** @returns whether another room has the link now; while the database is away, nobody can have taken it */
  async isLost(): Promise<boolean> {
    try {
      return !(await renewLease(this.#app.db, this.#lease, this.#isOpen));
    } catch (error) {
      warnRarely(this.#app.log, error, "a friend race could not renew its lease", this.#lease);
      return false;
    }
  }

  async release(): Promise<void> {
    await releaseLease(this.#app.db, this.#lease).catch((error: unknown) => {
      this.#app.log.warn({ err: error, ...this.#lease }, "a friend race's lease runs out by itself");
    });
  }
}
