import { isDeepStrictEqual } from "node:util";

import type { SectionID, UserID } from "#shared/ids.ts";
import { rosterOf, type Roster } from "#shared/server/classes/classroom.ts";
import { isOnline } from "#shared/server/platform/online.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import { classTopic } from "#shared/server/platform/topic.ts";
import type { App } from "#shared/server/platform/work.ts";

const NOBODY: Roster = { className: "", teacherName: "", teacherIDs: [], members: [] };

/** Who belongs in a class's room, and who of them is in the game: looked up again when the class rings, and every few seconds. */
export class ClassRoster {
  readonly #app: App;
  readonly #sectionID: SectionID;
  readonly #onChange: (isOpen: boolean) => void;
  readonly #hush: () => void;
  #roster = NOBODY;
  #looking: Promise<void> = Promise.resolve();
  #online: ReadonlySet<UserID> = new Set();

  /** @param onChange whether the class still goes on */
  constructor(app: App, sectionID: SectionID, onChange: (isOpen: boolean) => void) {
    this.#app = app;
    this.#sectionID = sectionID;
    this.#onChange = onChange;
    this.#hush = app.bus.on(classTopic(sectionID), () => void this.look());
  }

  get now(): Roster {
    return this.#roster;
  }

  isOnline(userID: UserID): boolean {
    return this.#online.has(userID);
  }

  /** Whether somebody belongs in the room; while that can't be known, whoever was let in does. */
  has(userID: UserID): boolean {
    const { teacherIDs, members } = this.#roster;
    return this.#roster === NOBODY || teacherIDs.includes(userID) || members.some(({ card }) => card.userID === userID);
  }

  /** While the database is away it is who it was. Whoever asks meanwhile gets a look of their own after it. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look());
    return this.#looking;
  }

  async #look(): Promise<void> {
    try {
      const roster = await rosterOf(this.#app, this.#sectionID);
      if (!roster) return this.#onChange(false);
      const online = await isOnline(
        this.#app.online,
        roster.members.map(({ card }) => card.userID),
      );
      if (isDeepStrictEqual([roster, online], [this.#roster, this.#online])) return;
      this.#roster = roster;
      this.#online = online;
      this.#onChange(true);
    } catch (error) {
      warnRarely(this.#app.log, error, "who is in a class could not be looked up");
    }
  }

  close(): void {
    this.#hush();
  }
}
