import type { NitroFlame } from "../particles.ts";
import { flame, PLAIN_FLAME } from "./plain.ts";

/** Flames by lootID. */
export const NITRO_ART: Readonly<Record<number, NitroFlame>> = {
  // Blue Burner
  301: PLAIN_FLAME,
  // Gold Rush
  302: flame("wave", "spark", 110, ["#a8741a", "#f0c04c", "#fff3c4"]),
  // Red Zone
  303: flame("cone", "streak", 110, ["#a3252b", "#ff4a2e", "#ffe9a8"]),
  // Green Ghost
  304: flame("drops", "ring", 100, ["#0f7d6b", "#2fd08a", "#e3ffd6"]),
  // Violet Thunder
  305: flame("bolt", "bolt", 120, ["#5b2fc4", "#9a6bff", "#f0e6ff"]),
  // Aurora
  306: flame("wave", "star", 130, ["#ff6fa8", "#17bfae", "#fff6d8"]),
};
