/** The two sites of the product: typing races on one, math races on the other. */
export const SITES = ["type", "math"] as const;
export type Site = (typeof SITES)[number];
