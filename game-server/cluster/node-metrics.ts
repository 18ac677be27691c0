import type { RegisteredHandler } from "@colyseus/core";

import type { Metrics } from "#shared/server/platform/metrics.ts";

/** The number of rooms of each kind on this node and of people in them, counted as they come and go. */
export class NodeMetrics {
  readonly #rooms: Record<string, number> = {};
  readonly #people: Record<string, number> = {};

  watch(handler: RegisteredHandler): void {
    const { name } = handler;
    this.#rooms[name] = 0;
    this.#people[name] = 0;
    const add = (to: Record<string, number>, count: number) => (): void => void (to[name] = (to[name] ?? 0) + count);
    handler.on("create", add(this.#rooms, 1)).on("dispose", add(this.#rooms, -1));
    handler.on("join", add(this.#people, 1)).on("leave", add(this.#people, -1));
  }

  tell(metrics: Metrics): void {
    metrics.gauge("rooms", "Rooms on this node.", () => this.#rooms, "room");
    metrics.gauge("people", "People in rooms of this node; those of presence are lines.", () => this.#people, "room");
  }
}
