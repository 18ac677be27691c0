import type { LaneProgress } from "#shared/contracts/realtime/progress.ts";

/** The newest truth about every lane, by slot: written at message rate, read at frame rate, never by React. */
export class Lanes {
  private readonly bySlot = new Map<number, LaneProgress>();

  take(changed: readonly LaneProgress[]): void {
    for (const lane of changed) this.bySlot.set(lane.slot, lane);
  }

  typed(slot: number): number {
    return this.bySlot.get(slot)?.typed ?? 0;
  }
}
