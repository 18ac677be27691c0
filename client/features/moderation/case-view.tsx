import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";

import { useCase, type CaseFile } from "../../data/moderation/use-cases.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { CaseHead } from "./case-head.tsx";
import { Decide } from "./decide.tsx";
import { Decided } from "./decided.tsx";
import { Evidence } from "./evidence.tsx";
import { History } from "./history.tsx";

import style from "./case-view.module.css";

interface CaseViewProps {
  readonly caseID: string;
  /** The next one of the list. */
  readonly followsID: string | undefined;
}

/** One case: who it is about, what was measured or said, what was before, and the decision. */
export function CaseView({ caseID, followsID }: CaseViewProps) {
  const { load, again } = useCase(caseID);
  const isOffline = load.state === "trouble" && load.trouble.kind === "offline";
  return (
    <article className={style.view} aria-label="Case">
      <p className={style.back}>
        <LinkButton size="small" to="/moderation" icon={<ArrowLeft aria-hidden />}>
          All cases
        </LinkButton>
      </p>
      {load.state === "loading" && (
        <div aria-busy>
          <VisuallyHidden>Loading the case</VisuallyHidden>
          <Skeleton height="6rem" lines={4} />
        </div>
      )}
      {load.state === "trouble" && (
        <ErrorState
          level={2}
          title={isOffline ? "You're offline" : undefined}
          text={isOffline ? "The case shows up here as soon as we reach the server." : load.trouble.sentence}
          onRetry={again}
        />
      )}
      {load.state === "ready" && <Open file={load.value} followsID={followsID} />}
    </article>
  );
}

function Open({ file, followsID }: { readonly file: CaseFile; readonly followsID: string | undefined }) {
  const head = useRef<HTMLHeadingElement>(null);
  const made = file.decided.length;
  // What was decided takes the form away that had the focus.
  useEffect(() => head.current?.focus(), [made]);
  return (
    <div className={style.case}>
      <div className={style.facts}>
        <CaseHead ref={head} file={file} />
        <Evidence file={file} />
        <History file={file} />
      </div>
      <div className={style.decision}>
        <Decided decided={file.decided} followsID={followsID} />
        {file.decisions.length > 0 && <Decide key={file.decisions.join(" ")} file={file} />}
        {file.obstacle !== null && <p className={style.soft}>{file.obstacle}</p>}
        {file.decisions.length === 0 && file.obstacle === null && file.decided.length === 0 && (
          <p className={style.soft}>
            Nothing waits here any more: the racer has shown the speed, or it's been settled.
          </p>
        )}
      </div>
    </div>
  );
}
