/** A film comes between races at most so often: after so many more of them. */
const RACES_BETWEEN = 3;
/** CSS pixels; a narrower window has none. */
export const MIDROLL = { width: 640, height: 360, fromWidth: 700 } as const;

/** Whether a film is due when somebody comes to the garage. @source teams-shop-seasons §4 Ads */
export const isMidrollDue = (racesNow: number, racesThen: number, windowWidth: number): boolean =>
  racesNow - racesThen >= RACES_BETWEEN && windowWidth >= MIDROLL.fromWidth;
