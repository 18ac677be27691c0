import { formatNumber } from "#shared/format/figures.ts";

import type { Filter } from "./filter.ts";
import { firstWords } from "./first-words.ts";
import type { Kind } from "./kinds.ts";
import type { Piece } from "./pieces.ts";
import { Filters } from "./shelf/filters.tsx";

import style from "./shelf-head.module.css";

interface ShelfHeadProps {
  readonly kind: Kind;
  readonly pieces: readonly Piece[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter, isTyping?: boolean) => void;
}

/** How many are owned, and what of the shelf is shown. */
export function ShelfHead({ kind, pieces, filter, onFilter }: ShelfHeadProps) {
  const owned = pieces.filter(({ isOwned }) => isOwned).length;
  return (
    <div className={style.head}>
      <p className={style.words}>
        <span className={style.count}>
          <strong>{formatNumber(owned)}</strong> of {formatNumber(pieces.length)} owned
        </span>{" "}
        <span className={owned === 0 ? style.first : style.text}>{owned === 0 ? firstWords(pieces) : kind.text}</span>
      </p>
      <Filters filter={filter} onFilter={onFilter} plural={kind.title.toLowerCase()} />
    </div>
  );
}
