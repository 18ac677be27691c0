import type { RaceID, SectionID, UserID } from "#shared/ids.ts";
import type { Standing } from "#shared/rules/race/race.ts";

/** How well a racer does, as a teacher sees it. */
export interface LiveScore {
  /** Of the whole race, from 0 to 1. */
  readonly progress: number;
  /** WPM, or right answers a minute. */
  readonly speed: number;
  readonly accuracy: number;
  readonly errors: number;
  /** From green light to the last key or answer, on fair time. */
  readonly elapsedMs: number;
}

/** What a race tells of one pupil. */
export interface TrackLane extends LiveScore {
  readonly userID: UserID;
  readonly standing: Standing;
  readonly isHere: boolean;
  readonly isIdle: boolean;
  readonly isPaused: boolean;
}

/** What a race tells of the pupils of one class in it. */
export interface TrackNews {
  readonly raceID: RaceID;
  readonly isClassRace: boolean;
  readonly lanes: readonly TrackLane[];
}

/** What the races of a node tell of pupils, and which classes a teacher looks at, on any node. */
export interface ClassNews {
  isLookedAt(sectionID: SectionID): boolean;
  /** A teacher looks, on this node: races of every node tell of the class for a while. */
  look(sectionID: SectionID): void;
  /** A room of this node hears what is told of its class. @returns how it stops */
  hear(sectionID: SectionID, hear: (news: TrackNews) => void): () => void;
  /** A race of this node is asked every second what changed, while somebody looks. @returns how it stops */
  ask(sectionID: SectionID, changed: () => TrackNews | undefined): () => void;
  /** Tells it at once, whether anybody looks or not. */
  tell(sectionID: SectionID, news: TrackNews): void;
}
