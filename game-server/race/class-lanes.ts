import type { SectionID } from "#shared/ids.ts";
import { CLASSROOM } from "#shared/rules/classroom/numbers.ts";
import type { LaneCore, RaceCore } from "#shared/rules/race/race.ts";

import type { TrackLane, TrackNews } from "../cluster/class-news.ts";
import { clockMs, type NodeContext } from "../cluster/node-context.ts";
import type { Discipline } from "./discipline.ts";
import type { RacePlan } from "./race-plan.ts";
import type { RaceState } from "./race-state.ts";

/** The race as it is when it is asked. */
interface Seen<C> {
  race(): C;
  readonly state: RaceState;
}

/** A racer as they were told of last; what is the same object is the same. */
interface LastTold {
  readonly lane: unknown;
  readonly standing: string;
  readonly isWarned: boolean;
  readonly isHere: boolean;
  readonly isPaused: boolean;
}

/** The pupils of one class in a race. */
interface Told {
  readonly slots: Set<number>;
  readonly last: Map<number, LastTold>;
  /** When everyone was told of last. */
  atMs: number;
  readonly stop: () => void;
}

/**
 * What a race tells teachers of the pupils in it: every second what changed, and only while one looks. The end of a
 * class race is told in any case.
 */
export class ClassLanes<L extends LaneCore, C extends RaceCore<L>, P extends RacePlan> {
  readonly #news: NodeContext["classNews"];
  readonly #discipline: Pick<Discipline<L, C, P>, "liveOf">;
  readonly #isClassRace: boolean;
  readonly #seen: Seen<C>;
  readonly #told = new Map<SectionID, Told>();

  constructor(
    { classNews }: Pick<NodeContext, "classNews">,
    discipline: Pick<Discipline<L, C, P>, "liveOf">,
    { pupils = [], isClassRace = false }: RacePlan,
    seen: Seen<C>,
  ) {
    this.#news = classNews;
    this.#discipline = discipline;
    this.#isClassRace = isClassRace;
    this.#seen = seen;
    for (const [slot, sectionID] of pupils) (this.#told.get(sectionID) ?? this.#begin(sectionID)).slots.add(slot);
  }

  #begin(sectionID: SectionID): Told {
    const stop = this.#news.ask(sectionID, () => this.#changed(told));
    const told: Told = { slots: new Set(), last: new Map(), atMs: 0, stop };
    this.#told.set(sectionID, told);
    return told;
  }

  /** The race is over, or is called off: tells how it ended, and nothing more. */
  end(): void {
    for (const [sectionID, { slots, stop }] of this.#told) {
      stop();
      const isAwaited = this.#isClassRace && this.#seen.race().isOver;
      if (isAwaited || this.#news.isLookedAt(sectionID)) this.#news.tell(sectionID, this.#newsOf(this.#lanesOf(slots)));
    }
    this.#told.clear();
  }

  /** Tells of everyone again after a while, for whoever has only begun to look. */
  #changed(told: Told): TrackNews | undefined {
    const nowMs = clockMs();
    if (nowMs - told.atMs >= CLASSROOM.renewMs) {
      told.last.clear();
      told.atMs = nowMs;
    }
    const lanes = this.#lanesOf(told.slots, told.last);
    return lanes.length === 0 ? undefined : this.#newsOf(lanes);
  }

  #newsOf(lanes: readonly TrackLane[]): TrackNews {
    return { raceID: this.#seen.race().raceID, isClassRace: this.#isClassRace, lanes };
  }

  /** @param last leaves out who is as they were told of then, and keeps how they are now */
  #lanesOf(slots: ReadonlySet<number>, last?: Map<number, LastTold>): readonly TrackLane[] {
    const { pausedMs, seats } = this.#seen.state;
    const isPaused = pausedMs > 0;
    const race = this.#seen.race();
    return race.racers.flatMap(({ seat: { userID, slot }, lane, standing, isWarned }) => {
      if (userID === null || !slots.has(slot)) return [];
      const isHere = seats.get(String(slot))?.isHere ?? false;
      const now = { lane, standing, isWarned, isHere, isPaused };
      if (isSame(last?.get(slot), now)) return [];
      last?.set(slot, now);
      const isIdle = isWarned && standing === "racing";
      return { userID, ...this.#discipline.liveOf(race, lane), standing, isHere, isIdle, isPaused };
    });
  }
}

const isSame = (before: LastTold | undefined, now: LastTold): boolean =>
  before !== undefined &&
  before.lane === now.lane &&
  before.standing === now.standing &&
  before.isWarned === now.isWarned &&
  before.isHere === now.isHere &&
  before.isPaused === now.isPaused;
