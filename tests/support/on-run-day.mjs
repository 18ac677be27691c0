// What every process of a run begins with.
import { liveOn, shiftMs } from "./run-day.mjs";

if (shiftMs !== 0) liveOn(shiftMs);
