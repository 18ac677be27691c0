import { allowed, type Feature } from "#shared/rules/account/gates.ts";

import type { Viewer } from "./viewer.ts";

/** Whether a feature is open to whoever looks, as far as the frame knows them: not the ones that count cars. @source core §6 */
export const opens = (feature: Exclude<Feature, "parking_lot">, { person }: Pick<Viewer, "person">): boolean =>
  allowed(feature, { ...person, cars: 0 }).allowed;
