import { mkdir, writeFile } from "node:fs/promises";
import { Session } from "node:inspector/promises";

const FOLDER = ".cache/profiles";

/** Writes down where this process spends its time, for one stage after the other. */
export class Profiler {
  readonly #session = new Session();
  #isRunning = false;

  async start(): Promise<void> {
    if (!this.#isRunning) this.#session.connect();
    this.#isRunning = true;
    await this.#session.post("Profiler.enable");
    await this.#session.post("Profiler.start");
  }

  /** @param stage the name of the file */
  async stop(stage: string): Promise<void> {
    const { profile } = await this.#session.post("Profiler.stop");
    await mkdir(FOLDER, { recursive: true });
    await writeFile(`${FOLDER}/${stage}.cpuprofile`, JSON.stringify(profile));
  }
}
