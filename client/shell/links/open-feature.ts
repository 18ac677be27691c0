import { allowed, type Feature } from "#shared/rules/account/gates.ts";

import type { Viewer } from "./viewer.ts";

/**
 * Whether a feature is open to the viewer, except those that count cars, which the frame does not know.
 *
 * @source core §6
 */
export const opens = (feature: Exclude<Feature, "parking_lot">, { person }: Pick<Viewer, "person">): boolean =>
  allowed(feature, { ...person, cars: 0 }).allowed;
