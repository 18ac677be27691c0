/** What all racers together saw in the measured window. */
export class Figures {
  isMeasuring = false;
  batches = 0;
  ticks = 0;
  ticksDue = 0;
  racerSeconds = 0;
  bytes = 0;
  errors = 0;
  readonly latenciesMs: number[] = [];
  readonly reasons = new Map<string, number>();

  fail(reason: string): void {
    this.errors++;
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
  }

  latency(share: number): number {
    const sorted = this.latenciesMs.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }
}
