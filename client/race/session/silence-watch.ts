import type { Room } from "@colyseus/sdk";

import { RECONNECT } from "#shared/rules/race/reconnect.ts";

import { dropLine } from "../../net/room-client.ts";

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

/** Asks a room that may have nothing to say for long whether it is still there, and drops its line when it isn't. */
export function keepAsking(room: Room): void {
  const silence = new SilenceWatch(() => dropLine(room));
  const asking = setInterval(() => room.ping(() => silence.heard()), RECONNECT.askAliveMs);
  room.onDrop(() => silence.stop());
  room.onLeave(() => {
    clearInterval(asking);
    silence.stop();
  });
}
