import { RECONNECT } from "#shared/rules/race/reconnect.ts";

/** Notices a line that looks open and passes nothing any more. */
export class SilenceWatch {
  readonly #noticed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(noticed: () => void) {
    this.#noticed = noticed;
  }

  /** From the first time on silence counts. */
  heard(): void {
    this.stop();
    this.#timer = setTimeout(this.#noticed, RECONNECT.silentMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
