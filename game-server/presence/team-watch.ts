import type { Changed, CheckIn } from "#shared/contracts/realtime/presence.ts";
import type { TeamID } from "#shared/ids.ts";
import { CLOCKS_APART } from "#shared/rules/presence/times.ts";
import { tagOf } from "#shared/rules/teams/form.ts";
import type { PresenceCard } from "#shared/server/friends/presence-card.ts";
import { RINGS_KEPT_MS } from "#shared/server/platform/bus.ts";
import type { App } from "#shared/server/platform/work.ts";
import { seconds, type Stamp } from "#shared/units.ts";

import { clockMs } from "../cluster/node-context.ts";
import { frameOf, sendFrame } from "../colyseus/frames.ts";
import type { AskSpread } from "./ask-spread.ts";
import type { PresenceClient } from "./present-player.ts";

/** What happens close together is said once; pages of a lively team ask no more often than this. */
const GATHER_MS = 150;
const SAID_EVERY_MS = 3_000;

type WatchingApp = Pick<App, "nowStamp"> & { readonly bus: Pick<App["bus"], "onTeam" | "rungAgoMs"> };
type Looked = Pick<CheckIn, "path" | "teamStamp">;

interface Watched {
  readonly lines: Set<PresenceClient>;
  readonly stop: () => void;
  /** From then on each ring comes. */
  readonly heard: Promise<void>;
  saidMs: number;
  saying: NodeJS.Timeout | undefined;
}

/**
 * The lines of this node whose page shows the player's own team: they hear when a teammate comes, goes or raced, and what
 * of it happened before they were known to show it.
 */
export class TeamWatch {
  readonly #app: WatchingApp;
  readonly #spread: AskSpread;
  readonly #teams = new Map<TeamID, Watched>();
  readonly #teamOf = new Map<PresenceClient, TeamID>();

  constructor(app: WatchingApp, spread: AskSpread) {
    this.#app = app;
    this.#spread = spread;
  }

  /** Notes what a line's page shows now. */
  look(line: PresenceClient, { teamID, tag }: Pick<PresenceCard, "teamID" | "tag">, { path, teamStamp }: Looked): void {
    const shown = teamID !== null && tag !== null && isPageOf(tag, path) ? teamID : undefined;
    if (shown === this.#teamOf.get(line)) return;
    this.leave(line);
    if (shown === undefined) return;
    this.#teamOf.set(line, shown);
    const watched = this.#teams.get(shown) ?? this.#watch(shown);
    watched.lines.add(line);
    if (teamStamp !== undefined) void this.#sayMissed(line, shown, watched, teamStamp);
  }

  /** Rings before the channel is heard are looked up. What is about to be said isn't said twice. */
  async #sayMissed(line: PresenceClient, teamID: TeamID, watched: Watched, known: Stamp): Promise<void> {
    await watched.heard;
    const rungAgoMs = await this.#app.bus.rungAgoMs(teamID);
    if (!watched.lines.has(line) || watched.saying) return;
    const knownForMs = seconds(this.#app.nowStamp() + 1 - known + CLOCKS_APART);
    if (Math.min(rungAgoMs ?? Infinity, RINGS_KEPT_MS) <= knownForMs) this.#sayTo([line]);
  }

  leave(line: PresenceClient): void {
    const teamID = this.#teamOf.get(line);
    if (teamID === undefined) return;
    this.#teamOf.delete(line);
    const watched = this.#teams.get(teamID);
    if (!watched?.lines.delete(line) || watched.lines.size > 0) return;
    watched.stop();
    clearTimeout(watched.saying);
    this.#teams.delete(teamID);
  }

  close(): void {
    for (const line of this.#teamOf.keys()) this.leave(line);
  }

  #watch(teamID: TeamID): Watched {
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    const stop = this.#app.bus.onTeam(teamID, () => this.#rung(watched), resolve);
    const watched: Watched = { lines: new Set(), stop, heard, saidMs: -Infinity, saying: undefined };
    this.#teams.set(teamID, watched);
    return watched;
  }

  #rung(watched: Watched): void {
    const inMs = Math.max(GATHER_MS, watched.saidMs + SAID_EVERY_MS - clockMs());
    watched.saying ??= setTimeout(() => this.#say(watched), inMs).unref();
  }

  #say(watched: Watched): void {
    watched.saying = undefined;
    watched.saidMs = clockMs();
    this.#sayTo([...watched.lines]);
  }

  #sayTo(lines: readonly PresenceClient[]): void {
    const withinMs = this.#spread.take(lines.length, clockMs());
    const frame = frameOf("changed", { facts: ["teammates"], withinMs } satisfies Changed);
    for (const line of lines) sendFrame(line, frame);
  }
}

const isPageOf = (tag: string, path: string): boolean => {
  const [, shown] = /^\/team\/([^/]+)\/?$/.exec(path) ?? [];
  return shown !== undefined && tagOf(shown) === tag;
};
