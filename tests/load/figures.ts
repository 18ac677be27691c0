/** What a process tells of its racers: plain values, as they go between processes. */
export interface FiguresTold {
  readonly batches: number;
  /** Progress messages received. */
  readonly frames: number;
  /** Of these, by racers who were typing. */
  readonly framesInRace: number;
  readonly framesDue: number;
  readonly racerSeconds: number;
  readonly bytes: number;
  /** Bytes that racers who were typing sent. */
  readonly sentBytes: number;
  readonly races: number;
  readonly latenciesMs: readonly number[];
  readonly errors: readonly string[];
}

/** What the racers of one process saw in the measured window. */
export class Figures {
  isMeasuring = false;
  batches = 0;
  frames = 0;
  framesInRace = 0;
  framesDue = 0;
  racerSeconds = 0;
  bytes = 0;
  sentBytes = 0;
  /** Races that their racers drove to the end and heard to be settled. */
  races = 0;
  readonly #latenciesMs: number[] = [];
  readonly #errors: string[] = [];

  get hasErrors(): boolean {
    return this.#errors.length > 0;
  }

  took(latencyMs: number): void {
    this.#latenciesMs.push(latencyMs);
  }

  fail(reason: string): void {
    this.#errors.push(reason);
  }

  tell(): FiguresTold {
    const { batches, frames, framesInRace, framesDue, racerSeconds, bytes, sentBytes, races } = this;
    const sums = { batches, frames, framesInRace, framesDue, racerSeconds, bytes, sentBytes, races };
    return { ...sums, latenciesMs: this.#latenciesMs, errors: this.#errors };
  }
}

/** The figures of several processes as one. */
export const together = (told: readonly FiguresTold[]): FiguresTold => ({
  batches: sumOf(told, "batches"),
  frames: sumOf(told, "frames"),
  framesInRace: sumOf(told, "framesInRace"),
  framesDue: sumOf(told, "framesDue"),
  racerSeconds: sumOf(told, "racerSeconds"),
  bytes: sumOf(told, "bytes"),
  sentBytes: sumOf(told, "sentBytes"),
  races: sumOf(told, "races"),
  latenciesMs: told.flatMap(({ latenciesMs }) => latenciesMs),
  errors: told.flatMap(({ errors }) => errors),
});

type Sum = Exclude<keyof FiguresTold, "latenciesMs" | "errors">;
const sumOf = (told: readonly FiguresTold[], name: Sum): number => told.reduce((sum, each) => sum + each[name], 0);
