import { Button } from "../../ui/controls/button.tsx";
import type { Entry } from "./entries.ts";
import type { Claims } from "./use-claims.ts";

interface ClaimButtonProps {
  readonly entry: Entry;
  readonly claims: Claims;
  /** Quiet beside a button for all. */
  readonly kind?: "primary" | "quiet";
}

/** Claims the reward of one achievement. */
export const ClaimButton = ({ entry, claims: { busy, claim }, kind = "primary" }: ClaimButtonProps) => {
  const { achievementID, name } = entry.achievement;
  return (
    <Button
      size="small"
      kind={kind}
      busy={busy === achievementID}
      busyLabel="Claiming"
      disabled={busy !== undefined && busy !== achievementID}
      aria-label={`Claim the reward of ${name}`}
      onClick={() => void claim([entry])}
    >
      Claim
    </Button>
  );
};
