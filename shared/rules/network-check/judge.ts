import { clockAhead, delayOf } from "./figures.ts";
import { NETWORK_LIMITS } from "./limits.ts";
import { CHECKS, type CheckName, type Measured, type Reached, type SocketOutcome } from "./measured.ts";

export const STATES = ["fine", "weak", "blocked"] as const;
export type State = (typeof STATES)[number];

/** How something stands, and why: the words for it are the page's. */
export interface Finding<Reason extends string = string> {
  readonly state: State;
  readonly reason: Reason;
}

const fine = { state: "fine", reason: "fine" } as const;
const weak = <R extends string>(reason: R) => ({ state: "weak", reason }) as const;
const blocked = <R extends string>(reason: R) => ({ state: "blocked", reason }) as const;

const reach = ({ reached }: { readonly reached: Reached }) => (reached === "answered" ? fine : blocked(reached));

const PASSES: Readonly<Record<SocketOutcome, boolean>> = {
  passed: true,
  late: true,
  swallowed: false,
  refused: false,
  silent: false,
};

/** The judge of each check. */
export const JUDGES = {
  site: reach,
  calls: reach,
  files: reach,
  line({ lines }: Measured["line"]) {
    const open = lines.filter(({ outcome }) => PASSES[outcome]);
    const shut = lines.find(({ outcome }) => !PASSES[outcome]);
    if (open.length === 0) return blocked(shut?.outcome === "swallowed" ? "swallowed" : "shut");
    if (shut) return weak("some");
    return open.some(({ outcome }) => outcome === "late") ? weak("late") : fine;
  },
  clock({ dated }: Measured["clock"]) {
    const clock = clockAhead(dated);
    if (!clock) return blocked("unknown");
    const leastMs = Math.max(0, Math.abs(clock.aheadMs) - clock.unsureMs);
    if (leastMs > NETWORK_LIMITS.mostClockMs) return blocked("wrong");
    return leastMs > NETWORK_LIMITS.fineClockMs ? weak("off") : fine;
  },
  delay({ roundTripsMs }: Measured["delay"]) {
    const delay = delayOf(roundTripsMs);
    if (!delay) return blocked("unknown");
    if (delay.medianMs > NETWORK_LIMITS.fineMedianMs) return weak("slow");
    const isUneven = delay.p95Ms > NETWORK_LIMITS.fineP95Ms || delay.jitterMs > NETWORK_LIMITS.fineJitterMs;
    return isUneven ? weak("uneven") : fine;
  },
  loss(requests: Measured["loss"]) {
    const loss = lossOf(requests);
    if (loss >= NETWORK_LIMITS.blockedLoss) return blocked("most");
    return loss > NETWORK_LIMITS.fineLoss ? weak("some") : fine;
  },
  storage({ isLasting, isOfTab, hasCookies }: Measured["storage"]) {
    if (!isLasting) return blocked("nothing");
    if (!hasCookies) return blocked("cookies");
    return isOfTab ? fine : weak("tab");
  },
  graphics: ({ by }: Measured["graphics"]) => (by === "chip" ? fine : weak(by)),
  fonts: ({ reached }: Measured["fonts"]) => (reached === "answered" ? fine : blocked(reached)),
  offline: ({ practice }: Measured["offline"]) => (practice === "kept" ? fine : weak(practice)),
} as const;

export type ReasonOf<C extends CheckName> = ReturnType<(typeof JUDGES)[C]>["reason"];
export type Findings = { readonly [C in CheckName]?: Finding<ReasonOf<C>> };

/** Judges what was measured of one check. */
export const judge = <C extends CheckName>(check: C, measured: Measured[C]): Finding<ReasonOf<C>> =>
  (JUDGES[check] as (measured: Measured[C]) => Finding<ReasonOf<C>>)(measured);

/** The share of small requests that nobody answered; all of none. */
export const lossOf = ({ asked, roundTripsMs }: Measured["loss"]): number =>
  asked === 0 ? 1 : Math.min(1, Math.max(0, 1 - roundTripsMs.length / asked));

/** Without one of these nobody races here at all. */
export const NEEDED: readonly CheckName[] = ["site", "calls", "files", "line"];

/** What only makes a race prettier, or isn't about racing: it changes no verdict. */
export const COMFORTS: readonly CheckName[] = ["graphics", "offline"];

/** How it all stands; undefined while something isn't known yet. */
export function verdictOf(findings: Findings): State | undefined {
  const stateOf = (check: CheckName): State | undefined => findings[check]?.state;
  if (CHECKS.some((check) => stateOf(check) === undefined)) return undefined;
  if (NEEDED.some((check) => stateOf(check) === "blocked")) return "blocked";
  return CHECKS.every((check) => COMFORTS.includes(check) || stateOf(check) === "fine") ? "fine" : "weak";
}
