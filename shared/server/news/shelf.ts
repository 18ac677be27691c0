import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import type { NewsKind } from "../../contracts/news/news.ts";
import { seconds, type Stamp } from "../../units.ts";
import type { Config } from "../platform/config.ts";
import type { Log } from "../platform/log.ts";
import { warnRarely } from "../platform/rare-lines.ts";
import { NewsFolder } from "./folder.ts";
import type { Post } from "./read-post.ts";

/** What changed in the game itself, from its first release on. */
export const UPDATES = join(import.meta.dirname, "../../content/updates");

/** Whoever asks looks into the folders again after so long. */
const LOOKS_APART_MS = seconds(2);
/** Whoever asks waits so long at most: a disk that hangs is no reason that pages do. */
const WAIT_MS = seconds(1);

/**
 * All posts that this process may show. Each process reads the folders for itself, when somebody asks; nothing has to be
 * built or started again.
 */
export class NewsShelf {
  readonly #folders: readonly NewsFolder[];
  readonly #log: Pick<Log, "warn">;
  /** Also those whose moment is to come; the newest first. */
  #posts: readonly Post[] = [];
  #looking: Promise<void> | undefined;
  #lookedMs = -Infinity;

  constructor({ newsDir }: Pick<Config, "newsDir">, log: Pick<Log, "warn">) {
    this.#log = log;
    // A story with the name of an update takes its place.
    this.#folders = [
      new NewsFolder(UPDATES, "update", log),
      ...(newsDir === undefined ? [] : [new NewsFolder(newsDir, "story", log)]),
    ];
  }

  /** The posts whose moment has come, the newest first. */
  async published(now: Stamp, kind?: NewsKind): Promise<readonly Post[]> {
    await this.#upToDate();
    return this.#posts.filter(({ head }) => head.stamp <= now && (kind === undefined || head.kind === kind));
  }

  async #upToDate(): Promise<void> {
    if (performance.now() - this.#lookedMs < LOOKS_APART_MS) return;
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    await Promise.race([this.#looking, wait(WAIT_MS, undefined, { ref: false })]);
  }

  async #look(): Promise<void> {
    try {
      const byID = new Map<string, Post>();
      for (const folder of this.#folders) for (const post of await folder.read()) byID.set(post.head.newsID, post);
      this.#posts = [...byID.values()].toSorted(newestFirst);
    } catch (error) {
      warnRarely(this.#log, error, "the news can't be read");
    }
    this.#lookedMs = performance.now();
  }
}

const newestFirst = ({ head: one }: Post, { head: other }: Post): number =>
  other.stamp - one.stamp || (one.newsID < other.newsID ? -1 : 1);
