import { lookupKey } from "../../rules/written.ts";

/** An address as it is compared. Several accounts may share one: siblings do. */
export const emailKey = lookupKey;
