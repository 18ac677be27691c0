/** The signals of what flows one way between accounts; they are asked on both sites. */
export const FLOW_SIGNALS = ["cash-away", "cash-gathered", "same-losers"] as const;
