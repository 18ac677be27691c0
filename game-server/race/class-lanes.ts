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

/** The pupils of one class in a race. */
interface Told {
  readonly slots: Set<number>;
  lanes: string;
  atMs: number;
  readonly stop: () => void;
}

/**
 * What a race tells teachers of the pupils in it: twice a second what changed, and only while one looks. The end of a
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
    const told: Told = { slots: new Set(), lanes: "", atMs: 0, stop };
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

  /** Says it again after a while, for whoever has only begun to look. */
  #changed(told: Told): TrackNews | undefined {
    const lanes = this.#lanesOf(told.slots);
    const text = JSON.stringify(lanes);
    if (told.lanes === text && clockMs() - told.atMs < CLASSROOM.renewMs) return undefined;
    told.lanes = text;
    told.atMs = clockMs();
    return this.#newsOf(lanes);
  }

  #newsOf(lanes: readonly TrackLane[]): TrackNews {
    return { raceID: this.#seen.race().raceID, isClassRace: this.#isClassRace, lanes };
  }

  #lanesOf(slots: ReadonlySet<number>): readonly TrackLane[] {
    const { pausedMs, seats } = this.#seen.state;
    const race = this.#seen.race();
    return race.racers.flatMap(({ seat, lane, standing, isWarned }) => {
      if (seat.userID === null || !slots.has(seat.slot)) return [];
      return {
        userID: seat.userID,
        ...this.#discipline.liveOf(race, lane),
        standing,
        isHere: seats.get(String(seat.slot))?.isHere ?? false,
        isIdle: isWarned && standing === "racing",
        isPaused: pausedMs > 0,
      };
    });
  }
}
