import { dayOf, type Stamp } from "../../units.ts";

/** Whole days since an account was made. @source teams-shop-seasons §9 */
export const memberDaysOf = (createdStamp: Stamp, now: Stamp): number => dayOf((now - createdStamp) as Stamp);
