import type { SceneryKey } from "#shared/content/scenery.ts";
import type { CarID } from "#shared/ids.ts";
import type { Ms } from "#shared/units.ts";

import type { Lit } from "./landmarks.ts";

export type Quality = "full" | "light";
export type Graphics = "auto" | "webgl" | "plain";

export interface SceneRacer {
  readonly slot: number;
  readonly name: string;
  /** Of the racer's team, before the name on the plate. */
  readonly tag?: string | null;
  readonly tagColor?: string | null;
  readonly carID: CarID;
  readonly hueAngle: number;
  readonly isOwn: boolean;
  readonly isBot: boolean;
  /** What the plate says instead of the name, or of "You". */
  readonly plate?: string;
  /** A ghost: drawn translucent. */
  readonly isGhost?: boolean;
  /** What the racer wears, as it travels. */
  readonly look?: string;
}

export interface SceneOptions {
  readonly sceneryKey: SceneryKey;
  /** No sweep of the scenery, no nudge, no particles: cars only move along. */
  readonly reducedMotion: boolean;
  /** `auto` draws in WebGL where a graphics chip does the work, and in plain elements otherwise. */
  readonly graphics?: Graphics;
  /** Where it starts; it goes from full to light by itself when frames take too long. */
  readonly quality?: Quality;
  readonly onQuality?: (quality: Quality) => void;
  /** Drawing in WebGL keeps the processor from the keys, however little is drawn. */
  readonly onTooSlow?: () => void;
  /** The scene is drawn in another way from now on. */
  readonly onKind?: (kind: Scene["kind"]) => void;
  /** This player's car drove through the gate: where its roof is, as shares of the width and height of the host. */
  readonly onHome?: (x: number, y: number) => void;
}

/** Everything is called from outside React at frame or message rate. */
export interface Scene {
  readonly kind: "pixi" | "dom";
  /** News that comes more often than this is not seen before the next step. Without it every frame is drawn. */
  readonly stepMs?: Ms;
  /** May be called again as seats fill; cars roll in to the start line. */
  setRacers(racers: readonly SceneRacer[]): void;
  lights(lit: Lit): void;
  /** The newest truth; the scene eases on animation frames. */
  progress(slot: number, fraction: number, wpm: number): void;
  /** A word was completed. */
  surge(slot: number): void;
  /** A push of 600 ms in which the lights stretch. */
  nitro(slot: number): void;
  /** A wrong key. */
  fault(slot: number): void;
  /** This player's car passed someone. */
  overtake(slot: number): void;
  /** Crosses the gate; this player's finish slows the world for 300 ms. */
  finish(slot: number, place: number): void;
  /** Lost its connection: rolls to a stop, dimmed, until it makes progress again. */
  coast(slot: number): void;
  resize(): void;
  /** Frees everything, the drawing context included. */
  destroy(): void;
}

/** Which step of a scene it is: what is shown beside it changes in the same frame. */
export const beatOf = (stepMs: Ms | undefined): number =>
  stepMs === undefined ? Number.NaN : Math.floor(performance.now() / stepMs);
