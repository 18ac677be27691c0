import type { ClassFile, Pupil } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";

import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import type { Deed } from "../data/use-deed.ts";

import layout from "../ui/layout.module.css";

interface WaitingProps {
  readonly file: ClassFile;
  readonly waiting: readonly Pupil[];
  readonly deed: Deed;
}

/** From so many on they may be strangers who found the code. */
const MANY = 5;

/** Who came by the code and waits for a yes. Who is sent away stands among those who were taken out. */
export function Waiting({ file, waiting, deed }: WaitingProps) {
  const run = (to: "admit" | "remove", userIDs: readonly UserID[]) => () =>
    void deed.run(() =>
      call(`POST /teachers/classes/{id}/pupils/${to}`, { params: { id: file.sectionID }, body: { userIDs } }),
    );
  const everyone = waiting.map(({ userID }) => userID);
  return (
    <Callout
      tone="careful"
      title={`${formatCount(waiting.length, "pupil")} waiting at the door`}
      live
      action={
        <div className={layout.line}>
          <Button kind="primary" busy={deed.isBusy} onClick={run("admit", everyone)}>
            Let Everyone In
          </Button>
          {everyone.length >= MANY && (
            <Button kind="plain" busy={deed.isBusy} onClick={run("remove", everyone)}>
              Send Everyone Away
            </Button>
          )}
        </div>
      }
    >
      <ul className={layout.stack} aria-label="Who waits">
        {waiting.map(({ userID, alias, username, isMade }) => (
          <li key={userID} className={layout.line}>
            <strong>
              <AsIs>{alias}</AsIs>
            </strong>
            {!isMade && (
              <span className={layout.quiet}>
                has an account of their own: <AsIs>{username}</AsIs>
              </span>
            )}
            <Button size="small" busy={deed.isBusy} onClick={run("admit", [userID])} aria-label={`Let In ${alias}`}>
              Let In
            </Button>
            <Button
              size="small"
              kind="plain"
              busy={deed.isBusy}
              onClick={run("remove", [userID])}
              aria-label={`Send Away ${alias}`}
            >
              Send Away
            </Button>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
