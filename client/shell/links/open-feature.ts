import { allowed, type Feature } from "#shared/rules/account/gates.ts";

import { useViewer, type Viewer } from "./viewer.ts";

/** What the frame can tell; those that count cars it can't. */
type Known = Exclude<Feature, "parking_lot">;

/**
 * Whether a feature is open to the viewer, except those that count cars, which the frame does not know.
 *
 * @source core §6
 */
export const opens = (feature: Known, { person }: Pick<Viewer, "person">): boolean =>
  allowed(feature, { ...person, cars: 0 }).allowed;

/** The same for whoever looks at this page. */
export const useOpens = (feature: Known): boolean => opens(feature, useViewer());

/** Whether the viewer is told what gold brings: nobody is who is in a class without it. @source rules Privacy */
export const isToldOfGold = (viewer: Pick<Viewer, "person">): boolean =>
  viewer.person.membership === "gold" || opens("paid_offers", viewer);

/** Whether the viewer's teacher closed a feature: nothing leads there. What one has to race for first is not closed. */
export const isClosedByTeacher = (feature: Known, { person }: Pick<Viewer, "person">): boolean =>
  allowed(feature, { ...person, cars: 0 }).why === "classSetting";
