import type { ReactNode } from "react";

import { TextInput } from "../controls/text-input.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

/** Names and tags are shorter. */
const LONGEST = 30;

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly className?: string | undefined;
}

/** The field of a search that follows what is typed. */
export const SearchField = ({ label, hint, term, onTerm, className }: SearchFieldProps) => (
  <search className={className}>
    <TextInput
      label={label}
      type="search"
      hint={hint}
      value={term}
      onValue={onTerm}
      maxLength={LONGEST}
      counter={false}
      autoComplete="off"
      spellCheck={false}
    />
  </search>
);

/** How far a search is. */
type Searched<T> =
  | { readonly state: "idle" }
  | { readonly state: "loading" }
  | { readonly state: "trouble"; readonly trouble: { readonly sentence: string | undefined } }
  | { readonly state: "ready"; readonly value: readonly T[] };

interface SearchResultsProps<T> {
  readonly search: Searched<T>;
  readonly onRetry: () => void;
  /** The level of the headings of what comes instead of a list. */
  readonly level?: 2 | 3;
  /** How far it is, for those who don't see it; empty where nothing was searched for. */
  readonly spoken: string;
  readonly loading: ReactNode;
  readonly nothing: ReactNode;
  readonly children: (found: readonly T[]) => ReactNode;
}

/** What a search found, or why not, seen and heard. Nothing while it is idle. */
export const SearchResults = <T,>({
  search,
  onRetry,
  level,
  spoken,
  loading,
  nothing,
  children,
}: SearchResultsProps<T>) => (
  <>
    <VisuallyHidden>
      <output>{spoken}</output>
    </VisuallyHidden>
    {search.state === "loading" && loading}
    {search.state === "trouble" && <ErrorState level={level} text={search.trouble.sentence} onRetry={onRetry} />}
    {search.state === "ready" && (search.value.length === 0 ? nothing : children(search.value))}
  </>
);
