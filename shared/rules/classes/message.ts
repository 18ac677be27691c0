import type { Stamp } from "../../units.ts";

/** Whether a teacher's message has ended; without an end it stays until another one. @source core §4 */
export const isMessageOver = ({ untilStamp }: { readonly untilStamp: Stamp | null }, now: Stamp): boolean =>
  untilStamp !== null && untilStamp <= now;
