import type { Self } from "#shared/contracts/self.ts";

import { logOut } from "../../session/log-out.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import type { Found } from "./class-code.ts";
import { ClassLine, TeacherLine } from "./class-line.tsx";
import { StepHead } from "./step-head.tsx";
import { useEntering } from "./use-entering.ts";

import style from "./class-login.module.css";

interface OwnAccountProps {
  readonly found: Found;
  readonly account: Self;
  readonly onEnter: (found: Found) => Promise<void>;
}

/** Somebody is logged in already: this account joins, or it is logged out first. */
export function OwnAccount({ found, account, onEnter }: OwnAccountProps) {
  const { isBusy, trouble, run } = useEntering();
  const isCard = found.kind === "card";
  const canJoin = !isCard && account.accountType !== "class";
  return (
    <div className={style.step}>
      <StepHead>
        {isCard ? "Hi, " : "Join "}
        <AsIs>{isCard ? found.alias : found.className}</AsIs>
        {isCard && "!"}
      </StepHead>
      {isCard ? <ClassLine found={found} /> : <TeacherLine found={found} />}
      {trouble !== undefined && (
        <Callout tone="wrong" live>
          {trouble}
        </Callout>
      )}
      {!canJoin ? (
        <p>
          <AsIs>{account.displayName}</AsIs> is still logged in here.
        </p>
      ) : (
        <>
          <p>
            You keep your account, your cars and your name, and you can leave again. While you&apos;re in the class, its
            teacher decides if messages, leagues and boards are open to you, and strangers see another name.
          </p>
          <Button
            kind="primary"
            size="large"
            wide
            busy={isBusy}
            busyLabel="Joining"
            onClick={() => run(onEnter(found))}
          >
            Join this class as <AsIs>{account.displayName}</AsIs>
          </Button>
        </>
      )}
      <Button kind={canJoin ? "plain" : "primary"} onClick={() => logOut(undefined, `/class-login#${found.code}`)}>
        {canJoin ? "Not you? Log out first" : "Log them out first"}
      </Button>
    </div>
  );
}
