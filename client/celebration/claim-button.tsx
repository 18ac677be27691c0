import { Button } from "../ui/controls/button.tsx";
import type { Claimable } from "./claim-reward.ts";
import type { Claims } from "./use-claims.ts";

interface ClaimButtonProps {
  readonly reward: Claimable;
  readonly claims: Claims;
  /** What is claimed, read aloud. */
  readonly label?: string;
  /** Quiet beside a button for all. */
  readonly kind?: "primary" | "quiet";
}

/** Claims the reward of one achievement. */
export const ClaimButton = ({ reward, claims: { busy, claim }, label, kind = "primary" }: ClaimButtonProps) => {
  const { achievementID, name } = reward;
  return (
    <Button
      size="small"
      kind={kind}
      busy={busy === achievementID}
      busyLabel="Claiming"
      disabled={busy !== undefined && busy !== achievementID}
      aria-label={label ?? `Claim the reward of ${name}`}
      onClick={() => void claim([reward])}
    >
      Claim
    </Button>
  );
};
