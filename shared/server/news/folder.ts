import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import type { NewsKind } from "../../contracts/news/news.ts";
import { NEWS_LIMITS } from "../../rules/news/limits.ts";
import type { Log } from "../platform/log.ts";
import { NewsProblem } from "./problem.ts";
import { ENDING, readPost, type Post, type ReadFile } from "./read-post.ts";

/** What the log says of a file, once for each time that it was changed. */
export const NOT_SHOWN = "a file of news isn't shown";
const UNREADABLE = "the folder of news can't be read";
const TOO_MANY = "there are more files of news than are read";

interface Known extends ReadFile {
  /** When each of its files was changed. */
  readonly state: string;
}

/** Files whose names begin so are drafts and the like. */
const isPost = (name: string): boolean => name.endsWith(ENDING) && !name.startsWith(".") && !name.startsWith("_");

/** The posts of one folder, each kept until one of its files is changed. */
export class NewsFolder {
  readonly #path: string;
  readonly #kind: NewsKind;
  readonly #log: Pick<Log, "warn">;
  #known = new Map<string, Known>();
  /** Of the folder itself: said until it is over. */
  readonly #said = new Set<string>();

  constructor(path: string, kind: NewsKind, log: Pick<Log, "warn">) {
    this.#path = path;
    this.#kind = kind;
    this.#log = log;
  }

  /** Reads what was changed since the last time. A folder that is away leaves what was there. */
  async read(): Promise<readonly Post[]> {
    const names = await this.#names();
    if (names !== undefined) {
      const known = new Map<string, Known>();
      // One after another: nobody waits for news, and everybody for the process.
      for (const name of names) known.set(name, await this.#one(name));
      this.#known = known;
    }
    return [...this.#known.values()].flatMap(({ post }) => (post instanceof NewsProblem ? [] : [post]));
  }

  /** What is wrong with each file that isn't shown, by its name. */
  problems(): ReadonlyMap<string, string> {
    const all = [...this.#known].flatMap(([name, { post }]) =>
      post instanceof NewsProblem ? [[name, post.message] as const] : [],
    );
    return new Map(all);
  }

  async #names(): Promise<readonly string[] | undefined> {
    try {
      const names = (await readdir(this.#path)).filter(isPost).toSorted();
      this.#said.delete(UNREADABLE);
      if (names.length > NEWS_LIMITS.files) this.#say(TOO_MANY, { files: names.length, limit: NEWS_LIMITS.files });
      else this.#said.delete(TOO_MANY);
      return names.slice(-NEWS_LIMITS.files);
    } catch (error) {
      this.#say(UNREADABLE, { cause: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }

  async #one(name: string): Promise<Known> {
    const known = this.#known.get(name);
    if (known && known.state === (await this.#stateOf(known.files))) return known;
    // Before it is read: what is changed meanwhile is read again.
    const before = await this.#stateOf([name]);
    const read = await readPost(this.#path, name, this.#kind);
    const [, ...others] = read.files;
    const state = others.length === 0 ? before : `${before} ${await this.#stateOf(others)}`;
    if (read.post instanceof NewsProblem)
      this.#log.warn({ file: join(this.#path, name), cause: read.post.message }, NOT_SHOWN);
    return { ...read, state };
  }

  async #stateOf(files: readonly string[]): Promise<string> {
    const states = files.map(async (file) => {
      const about = await stat(join(this.#path, file)).catch(() => undefined);
      return about === undefined ? "-" : `${about.ino}:${about.size}:${about.mtimeMs}:${about.ctimeMs}`;
    });
    return (await Promise.all(states)).join(" ");
  }

  #say(sentence: string, more: object): void {
    if (this.#said.has(sentence)) return;
    this.#said.add(sentence);
    this.#log.warn({ folder: this.#path, ...more }, sentence);
  }
}
