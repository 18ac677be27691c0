import { Button } from "../ui/controls/button.tsx";
import type { Claimable } from "./claim-reward.ts";
import type { Claims } from "./use-claims.ts";

interface ClaimAllProps {
  readonly waiting: readonly Claimable[];
  readonly claims: Claims;
  /** What the button says where one waits; without it, one has no such button. */
  readonly one?: string;
}

/** Claims all rewards that wait, one after the other. */
export function ClaimAll({ waiting, claims: { busy, run, claim }, one }: ClaimAllProps) {
  const isOne = waiting.length === 1;
  if (run === undefined && (waiting.length === 0 || (isOne && one === undefined))) return null;
  return (
    <Button
      kind="primary"
      busy={run !== undefined}
      busyLabel="Claiming"
      disabled={busy !== undefined && run === undefined}
      onClick={() => void claim(waiting)}
    >
      {isOne && one !== undefined ? one : `Claim all ${waiting.length}`}
    </Button>
  );
}
