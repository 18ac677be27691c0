import type { Changed, CheckIn } from "#shared/contracts/realtime/presence.ts";
import { CLOCKS_APART } from "#shared/rules/presence/times.ts";
import { RINGS_KEPT_MS } from "#shared/server/platform/bus.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import type { Topic } from "#shared/server/platform/topic.ts";
import type { App } from "#shared/server/platform/work.ts";
import { seconds, type Stamp } from "#shared/units.ts";

import { clockMs } from "../cluster/node-context.ts";
import { frameOf, sendFrame } from "../colyseus/frames.ts";
import type { AskSpread } from "./ask-spread.ts";
import { pageTopicAt, type PageTopic, type Watcher } from "./page-topic.ts";
import type { PresenceClient } from "./present-player.ts";

/** What happens close together is said once; pages of a lively group ask no more often than this. */
const GATHER_MS = 150;
const SAID_EVERY_MS = 3_000;

type WatchingApp = Pick<App, "nowStamp"> & {
  readonly bus: Pick<App["bus"], "on" | "rungAgoMs">;
  readonly log: Pick<App["log"], "warn">;
};
type Looked = Pick<CheckIn, "path" | "teamStamp">;

interface Watched extends PageTopic {
  readonly lines: Set<PresenceClient>;
  readonly stop: () => void;
  /** From then on each ring comes. */
  readonly heard: Promise<void>;
  saidMs: number;
  saying: NodeJS.Timeout | undefined;
}

/**
 * The lines of this node whose page shows a group that is the player's own: they hear when something happens in it (a teammate
 * comes, goes, raced or boosted a message), and what of it happened before they were known to show it.
 */
export class TopicWatch {
  readonly #app: WatchingApp;
  readonly #spread: AskSpread;
  readonly #topics = new Map<Topic, Watched>();
  readonly #shownBy = new Map<PresenceClient, { readonly topic: Topic; readonly path: string }>();

  constructor(app: WatchingApp, spread: AskSpread) {
    this.#app = app;
    this.#spread = spread;
  }

  /** Notes what a line's page shows now. */
  look(line: PresenceClient, watcher: Watcher, { path, teamStamp }: Looked): void {
    const shown = pageTopicAt(path, watcher);
    if (shown?.topic === this.#shownBy.get(line)?.topic) return;
    this.leave(line);
    if (shown === undefined) return;
    this.#shownBy.set(line, { topic: shown.topic, path });
    const watched = this.#topics.get(shown.topic) ?? this.#watch(shown);
    watched.lines.add(line);
    if (teamStamp !== undefined) void this.#sayMissed(line, watched, teamStamp);
  }

  /** The player of these lines may be in another group by now. Without a card they watch nothing until their next check-in. */
  lookAgain(lines: ReadonlySet<PresenceClient>, card: () => Promise<Watcher | undefined>): void {
    for (const line of lines) if (this.#shownBy.has(line)) return void this.#lookAgain(lines, card);
  }

  async #lookAgain(lines: ReadonlySet<PresenceClient>, card: () => Promise<Watcher | undefined>): Promise<void> {
    const watcher = await card().catch((error: unknown) => {
      warnRarely(this.#app.log, error, "which group a page shows could not be asked again");
      return undefined;
    });
    for (const line of lines) {
      const shown = this.#shownBy.get(line);
      if (shown && watcher) this.look(line, watcher, { path: shown.path });
      else this.leave(line);
    }
  }

  /** Rings before the channel is heard are looked up. What is about to be said isn't said twice. */
  async #sayMissed(line: PresenceClient, watched: Watched, known: Stamp): Promise<void> {
    await watched.heard;
    const rungAgoMs = await this.#app.bus.rungAgoMs(watched.topic);
    if (!watched.lines.has(line) || watched.saying) return;
    const knownForMs = seconds(this.#app.nowStamp() + 1 - known + CLOCKS_APART);
    if (Math.min(rungAgoMs ?? Infinity, RINGS_KEPT_MS) <= knownForMs) this.#sayTo([line], watched);
  }

  leave(line: PresenceClient): void {
    const shown = this.#shownBy.get(line);
    if (shown === undefined) return;
    this.#shownBy.delete(line);
    const watched = this.#topics.get(shown.topic);
    if (!watched?.lines.delete(line) || watched.lines.size > 0) return;
    watched.stop();
    clearTimeout(watched.saying);
    this.#topics.delete(shown.topic);
  }

  close(): void {
    for (const line of this.#shownBy.keys()) this.leave(line);
  }

  #watch(shown: PageTopic): Watched {
    const { topic } = shown;
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    const stop = this.#app.bus.on(topic, () => this.#rung(watched), resolve);
    const watched: Watched = { ...shown, lines: new Set(), stop, heard, saidMs: -Infinity, saying: undefined };
    this.#topics.set(topic, watched);
    return watched;
  }

  #rung(watched: Watched): void {
    const inMs = Math.max(GATHER_MS, watched.saidMs + SAID_EVERY_MS - clockMs());
    watched.saying ??= setTimeout(() => this.#say(watched), inMs).unref();
  }

  #say(watched: Watched): void {
    watched.saying = undefined;
    watched.saidMs = clockMs();
    this.#sayTo([...watched.lines], watched);
  }

  #sayTo(lines: readonly PresenceClient[], { facts }: PageTopic): void {
    const withinMs = this.#spread.take(lines.length, clockMs());
    const frame = frameOf("changed", { facts: [...facts], withinMs } satisfies Changed);
    for (const line of lines) sendFrame(line, frame);
  }
}
