import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import type { Found } from "./class-code.ts";
import { ClassLine } from "./class-line.tsx";
import { StepHead } from "./step-head.tsx";
import { useEntering } from "./use-entering.ts";

import style from "./class-login.module.css";

interface CardGreetingProps {
  readonly found: Found;
  readonly onEnter: (found: Found) => Promise<void>;
  readonly onOther: () => void;
}

/** Whose card it is, before it logs in: the address may be somebody else's. */
export function CardGreeting({ found, onEnter, onOther }: CardGreetingProps) {
  const { isBusy, trouble, run } = useEntering();
  return (
    <div className={style.step}>
      <StepHead>
        Hi, <AsIs>{found.alias}</AsIs>!
      </StepHead>
      <ClassLine found={found} />
      {trouble !== undefined && (
        <Callout tone="wrong" live>
          {trouble}
        </Callout>
      )}
      <Button
        kind="primary"
        size="large"
        wide
        busy={isBusy}
        busyLabel="Logging you in"
        onClick={() => run(onEnter(found))}
      >
        Yes, that&apos;s me
      </Button>
      <Button kind="plain" onClick={onOther}>
        That&apos;s not me
      </Button>
    </div>
  );
}
