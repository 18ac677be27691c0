import type { Presence } from "@colyseus/core";

import type { SectionID } from "#shared/ids.ts";
import { CLASSROOM } from "#shared/rules/classroom/numbers.ts";
import type { Log } from "#shared/server/platform/log.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";

import type { ClassNews, TrackNews } from "../cluster/class-news.ts";
import { clockMs } from "../cluster/node-context.ts";

const LOOKS = "class-looks";

/** The channel on which nodes tell of the pupils of a class: what all races of a node tell is one message. */
export const classNewsChannel = (sectionID: SectionID): string => `class-news:${sectionID}`;

type Hear = (news: TrackNews) => void;
type Changed = () => TrackNews | undefined;

/** The races of this node and the rooms of classes, wherever each is. While nobody looks, no race is asked anything. */
export class ToldClasses implements ClassNews {
  readonly #presence: Presence;
  readonly #log: Pick<Log, "warn">;
  readonly #lookedAtUntil = new Map<SectionID, number>();
  readonly #races = new Map<SectionID, Set<Changed>>();
  readonly #rooms = new Map<SectionID, Hear>();
  #turns: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(presence: Presence, log: Pick<Log, "warn">) {
    this.#presence = presence;
    this.#log = log;
  }

  /** Hears of every node's teachers from now on. */
  open(): void {
    this.#quietly(this.#presence.subscribe(LOOKS, this.#looked));
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#turns);
    this.#quietly(this.#presence.unsubscribe(LOOKS, this.#looked));
  }

  isLookedAt(sectionID: SectionID): boolean {
    return (this.#lookedAtUntil.get(sectionID) ?? 0) > clockMs();
  }

  look(sectionID: SectionID): void {
    this.#quietly(this.#presence.publish(LOOKS, { sectionID }));
  }

  hear(sectionID: SectionID, hear: Hear): () => void {
    const hearAll = (told: readonly TrackNews[]): void => this.#hand(told, hear);
    this.#rooms.set(sectionID, hear);
    this.#quietly(this.#presence.subscribe(classNewsChannel(sectionID), hearAll));
    return () => {
      if (this.#rooms.get(sectionID) === hear) this.#rooms.delete(sectionID);
      this.#quietly(this.#presence.unsubscribe(classNewsChannel(sectionID), hearAll));
    };
  }

  ask(sectionID: SectionID, changed: Changed): () => void {
    const races = this.#races.get(sectionID) ?? new Set();
    this.#races.set(sectionID, races.add(changed));
    return () => {
      races.delete(changed);
      if (races.size === 0 && this.#races.get(sectionID) === races) this.#races.delete(sectionID);
    };
  }

  /** Also past a room of this node: it may have lost its class to one on another. */
  tell(sectionID: SectionID, news: TrackNews): void {
    this.#quietly(this.#presence.publish(classNewsChannel(sectionID), [news]));
  }

  #hand(told: readonly TrackNews[], hear: Hear): void {
    for (const news of told) this.#safely(() => hear(news));
  }

  readonly #looked = ({ sectionID }: { readonly sectionID: SectionID }): void => {
    this.#lookedAtUntil.set(sectionID, clockMs() + CLASSROOM.watchMs);
    if (!this.#isClosed) this.#turns ??= setInterval(this.#turn, CLASSROOM.lanesEveryMs);
  };

  readonly #turn = (): void => {
    const nowMs = clockMs();
    for (const [sectionID, untilMs] of this.#lookedAtUntil) {
      if (untilMs <= nowMs) this.#lookedAtUntil.delete(sectionID);
      else this.#askAll(sectionID);
    }
    if (this.#lookedAtUntil.size > 0) return;
    clearInterval(this.#turns);
    this.#turns = undefined;
  };

  /** A room of this node needs no message. */
  #askAll(sectionID: SectionID): void {
    const told: TrackNews[] = [];
    for (const changed of this.#races.get(sectionID) ?? []) {
      const news = this.#safely(changed);
      if (news) told.push(news);
    }
    if (told.length === 0) return;
    const hear = this.#rooms.get(sectionID);
    if (hear) this.#hand(told, hear);
    else this.#quietly(this.#presence.publish(classNewsChannel(sectionID), told));
  }

  /** What one race or room can't do is no reason for the others to stop. */
  #safely<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      warnRarely(this.#log, error, "what a race tells of pupils can't be read");
      return undefined;
    }
  }

  #quietly(work: unknown): void {
    Promise.resolve(work).catch((error: unknown) => {
      warnRarely(this.#log, error, "what pupils race can't be told between nodes");
    });
  }
}
