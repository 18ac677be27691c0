import type { UserID } from "#shared/ids.ts";
import type { Circle } from "#shared/rules/classes/circle.ts";
import type { FriendLobby } from "#shared/rules/friend-lobby/lobby.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import { classTopic, type Topic } from "#shared/server/platform/topic.ts";
import type { App } from "#shared/server/platform/work.ts";
import { circlesOf } from "#shared/server/players/circle.ts";

/** Listens to the classes of a table's racers: what a teacher closes is in force at once. */
export class ClassWatch {
  readonly #app: App;
  readonly #heard = new Map<Topic, () => void>();
  readonly #onCircles: (circles: ReadonlyMap<UserID, Circle>) => void;
  #race: FriendLobby | undefined;

  /** @param onCircles with whom the racers may be now */
  constructor(app: App, onCircles: (circles: ReadonlyMap<UserID, Circle>) => void) {
    this.#app = app;
    this.#onCircles = onCircles;
  }

  /** Hears of the classes of these racers from now on, and of no others. */
  look(race: FriendLobby): void {
    if (race.racers === this.#race?.racers) return;
    this.#race = race;
    const wanted = new Set(race.racers.flatMap(({ circle }) => circle?.sections ?? []).map(classTopic));
    for (const [topic, stop] of this.#heard) {
      if (wanted.has(topic)) continue;
      stop();
      this.#heard.delete(topic);
    }
    for (const topic of wanted) {
      if (!this.#heard.has(topic))
        this.#heard.set(
          topic,
          this.#app.bus.on(topic, () => void this.ask()),
        );
    }
  }

  /** Looks with whom the racers may be now. While the database is away they may be with whom they might before. */
  async ask(): Promise<void> {
    try {
      const userIDs = this.#race?.racers.map(({ userID }) => userID) ?? [];
      this.#onCircles(await circlesOf(this.#app.db, userIDs));
    } catch (error) {
      warnRarely(this.#app.log, error, "it could not be looked up what is closed for a class");
    }
  }

  close(): void {
    for (const stop of this.#heard.values()) stop();
    this.#heard.clear();
  }
}
