import { after, days, type Stamp } from "../../units.ts";

/** A teaser that was closed keeps quiet for so long. */
const QUIET = days(30);

/** When a teaser may be shown again, once it was closed. */
export const teaserAgain = (closed: Stamp): Stamp => after(closed, QUIET);
