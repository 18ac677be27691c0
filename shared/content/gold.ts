import type { CarID } from "../ids.ts";

/** The XCelsior, which comes with gold. @source rules Gold */
export const CAR_OF_GOLD = 80 as CarID;
