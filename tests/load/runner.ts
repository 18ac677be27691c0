/** A racer, with or without the product behind it. */
export interface Runner {
  readonly isRacing: boolean;
  /** Sends what is due; called as often as the run's batches a second. */
  type(nowMs: number): void;
  leave(): Promise<void>;
}
