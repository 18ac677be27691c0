import type { LucideIcon } from "lucide-react";
import { lazy, type ComponentType } from "react";

import type { FrameLink } from "../shell/links.ts";

interface Built {
  readonly title: string;
  readonly page: ComponentType;
}

/** A part of the product that is not built yet, announced at its address. */
export interface Coming {
  readonly title: string;
  /** One warm sentence: what will live here. */
  readonly text: string;
  readonly icon: LucideIcon;
  /** The car that waits at the sign, and its paint. */
  readonly car: number;
  readonly hueAngle: number;
  /** Where to go meanwhile; without one, the race. */
  readonly link?: FrameLink;
}

export type PageEntry = Built | Coming;

/** A page whose code is loaded when it is opened. */
export const built = (title: string, load: () => Promise<ComponentType>): Built => ({
  title,
  page: lazy(async () => ({ default: await load() })),
});
