import type { LucideIcon } from "lucide-react";

import type { FrameLink } from "../links.ts";

/** A part of the product that is still being built, told at its own address. */
export interface Coming {
  readonly title: string;
  /** One warm sentence: what will live here. */
  readonly text: string;
  readonly icon: LucideIcon;
  /** The car that waits at the sign, and its paint. */
  readonly car: number;
  readonly hueAngle: number;
  /** Where to go meanwhile; without one, the race. */
  readonly way?: FrameLink;
}
