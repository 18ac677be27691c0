import type { CarID } from "../ids.ts";

/** The XCelsior, which comes with gold. @source rules Gold */
export const CAR_OF_GOLD = 80 as CarID;

/** What may be said of gold that ends. @source core §6 Renewal prompt */
export const RENEWAL_PROMPTS = ["endsSoon", "expiredRecently", "expiredWhileAway"] as const;
export type RenewalPrompt = (typeof RENEWAL_PROMPTS)[number];
