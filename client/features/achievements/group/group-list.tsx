import { useSearchParams } from "react-router-dom";

import { ClaimTrouble } from "../../../celebration/claim-trouble.tsx";
import { useClaims } from "../../../celebration/use-claims.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import type { Entry, Group } from "../entries.ts";
import { readFilter, shownOf, writeFilter, type Filter } from "../filter.ts";
import { Filters } from "./filters.tsx";
import { Row } from "./row.tsx";

import style from "./group-list.module.css";

interface GroupListProps {
  readonly group: Group;
  readonly entries: readonly Entry[];
}

/** The achievements of a group, filtered as the address says. */
export function GroupList({ group, entries }: GroupListProps) {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const onFilter = (next: Filter): void =>
    setSearch((before) => writeFilter(before, next), { replace: true, preventScrollReset: true });
  const claims = useClaims();
  const shown = shownOf(entries, filter);
  return (
    <>
      <Filters filter={filter} onFilter={onFilter} />
      <ClaimTrouble trouble={claims.trouble} />
      {shown.length === 0 ? (
        <EmptyState
          level={2}
          scene="podium"
          title="You have all of these"
          text="Nothing is left to earn in this group."
          action={
            <Button kind="primary" onClick={() => onFilter({ ...filter, isUnearned: false })}>
              Show them
            </Button>
          }
        />
      ) : (
        <ul className={style.list} aria-label={`${group.name} achievements`}>
          {shown.map((entry) => (
            <Row key={entry.achievement.achievementID} entry={entry} claims={claims} />
          ))}
        </ul>
      )}
    </>
  );
}
