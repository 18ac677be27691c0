import type { Pupil } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";

import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";

import layout from "../ui/layout.module.css";

interface RemovedProps {
  readonly removed: readonly Pupil[];
  readonly isBusy: boolean;
  readonly onBack: (userIDs: readonly UserID[]) => void;
}

/** Who was taken out, and can come back. */
export const Removed = ({ removed, isBusy, onBack }: RemovedProps) => (
  <details className={layout.folded}>
    <summary>{formatCount(removed.length, "pupil")} taken out in the last 30 days</summary>
    <ul className={layout.stack} aria-label="Who was taken out">
      {removed.map(({ userID, alias, realName }) => (
        <li key={userID} className={layout.line}>
          <strong>
            <AsIs>{alias}</AsIs>
          </strong>
          {realName !== null && (
            <span className={layout.quiet}>
              <AsIs>{realName}</AsIs>
            </span>
          )}
          <Button size="small" busy={isBusy} onClick={() => onBack([userID])} aria-label={`Bring Back ${alias}`}>
            Bring Back
          </Button>
        </li>
      ))}
    </ul>
  </details>
);
