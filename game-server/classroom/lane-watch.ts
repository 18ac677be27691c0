import type { LiveLane } from "#shared/contracts/realtime/classroom.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { CLASSROOM } from "#shared/rules/classroom/numbers.ts";

import type { TrackNews } from "../cluster/class-news.ts";
import { clockMs, type NodeContext } from "../cluster/node-context.ts";
import { frameOf, type Frame } from "../colyseus/frames.ts";

/** What nodes tell at about the same time is one message. */
const GATHER_MS = 40;

interface Listeners {
  readonly onTrack: (news: TrackNews) => void;
  /** Receives what changed, as it is sent to teachers. */
  readonly tell: (lanes: Frame) => void;
}

/** What the races of a class's pupils tell, on whatever node they run. */
export class LaneWatch {
  readonly #news: NodeContext["classNews"];
  readonly #sectionID: SectionID;
  readonly #listeners: Listeners;
  readonly #lanes = new Map<UserID, LiveLane>();
  readonly #changed = new Map<UserID, LiveLane>();
  readonly #heardMs = new Map<UserID, number>();
  readonly #stop: () => void;
  #gathering: NodeJS.Timeout | undefined;

  constructor({ classNews }: Pick<NodeContext, "classNews">, sectionID: SectionID, listeners: Listeners) {
    this.#news = classNews;
    this.#sectionID = sectionID;
    this.#listeners = listeners;
    this.#stop = classNews.hear(sectionID, (news) => this.#hear(news));
  }

  /** Hears of nobody any more. */
  close(): void {
    this.#stop();
    clearTimeout(this.#gathering);
  }

  /** A teacher looks: every race with pupils of the class tells of them for a while. */
  renew(): void {
    this.#news.look(this.#sectionID);
    this.#forgetLost();
  }

  /** The newest of everyone, for a teacher who comes in. */
  get all(): readonly LiveLane[] {
    return [...this.#lanes.values()];
  }

  /** Whoever came into the room is in no race of their own. */
  forgetOwn(userID: UserID): void {
    if (this.#lanes.get(userID)?.isClassRace === false) this.#forget(userID);
  }

  /** A new race of the class: what was told of the last one is over. */
  beginRace(): void {
    for (const { userID, isClassRace } of this.#lanes.values()) if (isClassRace) this.#forget(userID);
    this.renew();
  }

  /** A race of a pupil's own that isn't heard of any more ended while nobody looked, or went with its node. */
  #forgetLost(): void {
    for (const [userID, atMs] of this.#heardMs) {
      const lane = this.#lanes.get(userID);
      if (lane?.isClassRace !== false || clockMs() < atMs + CLASSROOM.lostMs) continue;
      this.#forget(userID);
      if (lane.standing === "racing") this.#tellSoon({ ...lane, standing: "unfinished" });
    }
  }

  #forget(userID: UserID): void {
    this.#lanes.delete(userID);
    this.#changed.delete(userID);
    this.#heardMs.delete(userID);
  }

  #hear(news: TrackNews): void {
    const { isClassRace } = news;
    for (const { elapsedMs: _time, ...lane } of news.lanes) {
      const shown = { ...lane, isClassRace };
      this.#lanes.set(lane.userID, shown);
      this.#heardMs.set(lane.userID, clockMs());
      this.#tellSoon(shown);
    }
    this.#listeners.onTrack(news);
  }

  #tellSoon(lane: LiveLane): void {
    this.#changed.set(lane.userID, lane);
    this.#gathering ??= setTimeout(() => this.#tell(), GATHER_MS);
  }

  #tell(): void {
    this.#gathering = undefined;
    if (this.#changed.size === 0) return;
    const lanes = [...this.#changed.values()];
    this.#changed.clear();
    this.#listeners.tell(frameOf("lanes", { lanes }));
  }
}
