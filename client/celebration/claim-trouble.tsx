import { Callout } from "../ui/feedback/callout.tsx";
import type { Claims } from "./use-claims.ts";

/** Why a reward wasn't claimed. */
export const ClaimTrouble = ({ trouble }: Pick<Claims, "trouble">) =>
  trouble !== undefined && (
    <Callout live tone="careful" title="Your rewards are safe">
      {trouble}
    </Callout>
  );
