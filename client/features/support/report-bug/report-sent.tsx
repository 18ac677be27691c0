import { useEffect, useRef } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { AsIs } from "../../../ui/data/as-is.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";

import style from "./report-bug.module.css";

interface ReportSentProps {
  readonly reference: string;
  readonly onAnother: () => void;
}

/** It was filed: what to quote, and how to go on. */
export function ReportSent({ reference, onAnother }: ReportSentProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={style.report}>
      <Callout
        tone="good"
        title="Thanks for telling us"
        action={
          <Button size="small" onClick={onAnother}>
            Report another bug
          </Button>
        }
      >
        <p ref={words} tabIndex={-1} className={style.words}>
          We've got your report. Its reference is{" "}
          <strong className={style.reference}>
            <AsIs>{reference}</AsIs>
          </strong>
          . Write it down if you want to ask about it later.
        </p>
      </Callout>
    </div>
  );
}
