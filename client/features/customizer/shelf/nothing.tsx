import { Button } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import type { Filter } from "../filter.ts";
import { firstWords } from "../first-words.ts";
import type { Kind } from "../kinds.ts";
import type { Piece } from "../pieces.ts";

interface NothingProps {
  readonly kind: Kind;
  readonly pieces: readonly Piece[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** An empty shelf: nothing is owned yet, or nothing fits the filter. */
export function Nothing({ kind, pieces, filter, onFilter }: NothingProps) {
  const showAll = (
    <Button kind="primary" onClick={() => onFilter({ name: "" })}>
      Show all {kind.title.toLowerCase()}
    </Button>
  );
  if (filter.standing !== "owned" || pieces.some(({ isOwned }) => isOwned)) {
    return <EmptyState level={2} title="Nothing like that" text="Try fewer filters." action={showAll} />;
  }
  return (
    <EmptyState level={2} scene="garage" title={`No ${kind.one} yet`} text={firstWords(pieces)} action={showAll} />
  );
}
