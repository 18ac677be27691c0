import type { Changed } from "#shared/contracts/realtime/presence.ts";
import type { TeamID } from "#shared/ids.ts";
import { tagOf } from "#shared/rules/teams/form.ts";
import type { PresenceCard } from "#shared/server/friends/presence-card.ts";
import type { Bus } from "#shared/server/platform/bus.ts";

import { clockMs } from "../cluster/node-context.ts";
import { frameOf, sendFrame } from "../colyseus/frames.ts";
import type { AskSpread } from "./ask-spread.ts";
import type { PresenceClient } from "./present-player.ts";

/** What happens close together is said once; pages of a lively team ask no more often than this. */
const GATHER_MS = 150;
const SAID_EVERY_MS = 3_000;

interface Watched {
  readonly lines: Set<PresenceClient>;
  readonly stop: () => void;
  saidMs: number;
  saying: NodeJS.Timeout | undefined;
}

/** The lines of this node whose page shows the player's own team: they hear when a teammate comes, goes or raced. */
export class TeamWatch {
  readonly #bus: Pick<Bus, "onTeam">;
  readonly #spread: AskSpread;
  readonly #teams = new Map<TeamID, Watched>();
  readonly #teamOf = new Map<PresenceClient, TeamID>();

  constructor(bus: Pick<Bus, "onTeam">, spread: AskSpread) {
    this.#bus = bus;
    this.#spread = spread;
  }

  /** Notes what a line's page shows now. */
  look(line: PresenceClient, { teamID, tag }: Pick<PresenceCard, "teamID" | "tag">, path: string): void {
    const shown = teamID !== null && tag !== null && isPageOf(tag, path) ? teamID : undefined;
    if (shown === this.#teamOf.get(line)) return;
    this.leave(line);
    if (shown === undefined) return;
    this.#teamOf.set(line, shown);
    const watched = this.#teams.get(shown) ?? this.#watch(shown);
    watched.lines.add(line);
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
    const stop = this.#bus.onTeam(teamID, () => this.#rung(watched));
    const watched: Watched = { lines: new Set(), stop, saidMs: -Infinity, saying: undefined };
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
    const withinMs = this.#spread.take(watched.lines.size, watched.saidMs);
    const frame = frameOf("changed", { facts: ["teammates"], withinMs } satisfies Changed);
    for (const line of watched.lines) sendFrame(line, frame);
  }
}

const isPageOf = (tag: string, path: string): boolean => {
  const [, shown] = /^\/team\/([^/]+)\/?$/.exec(path) ?? [];
  return shown !== undefined && tagOf(shown) === tag;
};
