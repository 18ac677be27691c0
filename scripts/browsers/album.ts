import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Where the pictures of one browser are kept, in the order in which they were taken. */
export class Album {
  readonly #place: string;
  #count = 0;

  private constructor(place: string) {
    this.#place = place;
  }

  /** An empty one. */
  static async of(browser: string): Promise<Album> {
    const place = join(ROOT, ".cache/browsers", browser);
    await rm(place, { recursive: true, force: true });
    await mkdir(place, { recursive: true });
    return new Album(place);
  }

  async keep(title: string, picture: Uint8Array): Promise<void> {
    this.#count++;
    const path = join(this.#place, `${String(this.#count).padStart(2, "0")}-${title}.png`);
    await writeFile(path, picture);
    console.log(`  ${relative(process.cwd(), path)}`);
  }
}
