import { CERTIFICATE } from "./numbers.ts";

/** The fastest result that a certificate covers: the certified speed and a quarter more. */
export const coveredBy = (certified: number): number => certified / CERTIFICATE.share;

/**
 * The speed up to which results count at once.
 *
 * @param bound what counts without a certificate, in WPM or right answers a minute
 * @param certified the racer's best certificate, if any
 */
export const capOf = (bound: number, certified: number | undefined): number =>
  certified === undefined ? bound : Math.max(bound, coveredBy(certified));

/** The speed to be reached in a trial for a held result. */
export const neededFor = (held: number): number => Math.ceil(held * CERTIFICATE.share);
