import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router-dom";

import type { Loaded } from "../../data/loaded.ts";
import type { CaseLine, CasePage } from "../../data/moderation/use-cases.ts";
import { agoWords } from "../../ui/ago-words.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Rows, SheetRow } from "../../ui/layout/rows.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { useNow } from "../../ui/use-now.ts";
import { aboutWords, factsWords, isOverdue, KINDS } from "./case-words.ts";
import { useListKeys } from "./use-list-keys.ts";

import style from "./case-list.module.css";

interface CaseListProps extends Loaded<CasePage> {
  readonly openID: string | null;
  readonly onBack?: () => void;
  readonly onNext?: () => void;
}

/** What waits, the oldest first, a page of it. */
export function CaseList({ load, again, openID, onBack, onNext }: CaseListProps) {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list, openID);
  if (load.state === "loading") {
    return (
      <div aria-busy>
        <VisuallyHidden>Loading what waits</VisuallyHidden>
        <Skeleton height="5.5rem" lines={4} />
      </div>
    );
  }
  if (load.state === "trouble") {
    const isOffline = load.trouble.kind === "offline";
    return (
      <ErrorState
        level={2}
        title={isOffline ? "You're offline" : undefined}
        text={isOffline ? "The list shows up here as soon as we reach the server." : load.trouble.sentence}
        onRetry={again}
      />
    );
  }
  const { cases } = load.value;
  if (cases.length === 0 && !onBack) {
    return (
      <EmptyState
        level={2}
        scene="podium"
        title="Nothing waits"
        text="Every report is answered, and every reward that waited for a person is decided."
      />
    );
  }
  return (
    <>
      <Rows ref={list} gap="small">
        {cases.map((each) => (
          <Line key={each.caseID} line={each} isOpen={each.caseID === openID} />
        ))}
      </Rows>
      {(onBack ?? onNext) && (
        <p className={style.pages}>
          <Button size="small" disabled={!onBack} icon={<ChevronLeft aria-hidden />} onClick={onBack}>
            Older
          </Button>
          <Button size="small" disabled={!onNext} icon={<ChevronRight aria-hidden />} onClick={onNext}>
            Newer
          </Button>
        </p>
      )}
    </>
  );
}

function Line({ line, isOpen }: { readonly line: CaseLine; readonly isOpen: boolean }) {
  const { caseID, kind, sinceStamp, displayName, note } = line;
  const now = useNow();
  const { label, tone } = KINDS[kind];
  return (
    <SheetRow className={style.row} isCut>
      <Link
        className={style.link}
        to={`/moderation?case=${encodeURIComponent(caseID)}`}
        aria-current={isOpen ? "true" : undefined}
        data-case={caseID}
      >
        <span className={style.top}>
          <Badge tone={tone}>{label}</Badge>
          <span className={style.since} data-late={isOverdue(line, now) || undefined}>
            {agoWords(sinceStamp, now * 1_000)}
          </span>
        </span>
        <span className={style.name}>
          <AsIs>{displayName}</AsIs>
        </span>
        <span>{aboutWords(line)}</span>
        {factsWords(line) !== "" && <span className={style.facts}>{factsWords(line)}</span>}
        {note !== "" && (
          <span className={style.note}>
            “<AsIs>{note}</AsIs>”
          </span>
        )}
      </Link>
    </SheetRow>
  );
}
