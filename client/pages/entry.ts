import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";

import type { ComingPath, PagePath } from "#shared/content/pages.ts";

import { later, type Later } from "../shell/later.tsx";

interface Built {
  readonly title: string;
  readonly page: Later;
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
}

export type PageEntry = Built | Coming;

/** The races and the first page are in `routes.tsx`. */
type PathElsewhere = "/" | "/race" | "/race/:username" | "/play" | "/play/:username";

/** The page at each path of `PAGES`, or a placeholder where it is coming. */
export type Entries = Readonly<{
  [P in Exclude<PagePath, PathElsewhere>]: P extends ComingPath ? Coming : Built;
}>;

/** A page whose code is loaded when it is opened. */
export const built = (title: string, load: () => Promise<ComponentType>): Built => ({
  title,
  page: later(load),
});
