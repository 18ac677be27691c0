import type { Room } from "@colyseus/sdk";
import { create } from "zustand";

import type { HonkHeard } from "#shared/contracts/realtime/lobby.ts";

import { sounds } from "../../sound/sounds.ts";

const SHOWN_MS = 1_200;

/** A honk that is on the screen. */
interface Beep {
  readonly id: number;
  readonly seat: number;
}

interface Honks {
  readonly beeps: readonly Beep[];
  /** Honks to the table; undefined away from one. */
  readonly honk: (() => void) | undefined;
}

const SILENCE: Honks = { beeps: [], honk: undefined };

/** The horns of the table that this player sits at. */
export const useHonks = create<Honks>()(() => SILENCE);

/** What takes keys for itself. */
const OTHERS =
  "a[href], button, [role=button], input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]";

/** Whether a key belongs to what has the focus, and not to the table. */
export const isOthers = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OTHERS) !== null;

/** Whoever came to the table by Enter does not honk by it. */
const BY_KEY_AFTER_MS = 1_000;

/** @param sinceMs how long the player has been able to */
export function honkByKey(sinceMs: number): void {
  if (sinceMs >= BY_KEY_AFTER_MS) useHonks.getState().honk?.();
}

let beeps = 0;

export function listenForHonks(lobby: Room): void {
  const honk = (): void => lobby.send("honk", {});
  useHonks.setState({ ...SILENCE, honk });
  lobby.onMessage("honk", ({ seat }: HonkHeard) => {
    sounds.play("honk");
    const id = ++beeps;
    useHonks.setState((before) => ({ beeps: [...before.beeps.filter((beep) => beep.seat !== seat), { id, seat }] }));
    setTimeout(() => {
      useHonks.setState((before) => ({ beeps: before.beeps.filter((beep) => beep.id !== id) }));
    }, SHOWN_MS);
  });
  lobby.onLeave(() => {
    if (useHonks.getState().honk === honk) useHonks.setState(SILENCE);
  });
}
