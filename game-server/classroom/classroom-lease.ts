import type { SectionID } from "#shared/ids.ts";
import { releaseClassroom, renewClassroom } from "#shared/server/classes/classroom.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import { perform, type App } from "#shared/server/platform/work.ts";

/** A room's lease of its class. */
export class ClassroomLease {
  readonly #app: App;
  readonly #sectionID: SectionID;
  readonly #roomID: string;

  constructor(app: App, sectionID: SectionID, roomID: string) {
    this.#app = app;
    this.#sectionID = sectionID;
    this.#roomID = roomID;
  }

  /** Renews it. @returns whether another room has taken the class; impossible while the database is away */
  async isLost(): Promise<boolean> {
    try {
      return !(await renewClassroom(this.#app.db, this.#sectionID, this.#roomID));
    } catch (error) {
      warnRarely(this.#app.log, error, "a class's room could not renew its lease");
      return false;
    }
  }

  async release(): Promise<void> {
    const release = perform(this.#app, (work) => releaseClassroom(work, this.#sectionID, this.#roomID));
    await release.catch((error: unknown) => {
      this.#app.log.warn({ err: error, sectionID: this.#sectionID }, "a class's lease runs out by itself");
    });
  }
}
