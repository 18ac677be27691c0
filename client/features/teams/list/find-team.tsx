import { useEffect, useRef, useState } from "react";

import { formatCount } from "#shared/format/figures.ts";

import { useTeamSearch } from "../../../data/teams/use-teams.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { SearchField, SearchResults } from "../../../ui/data/search-panel.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Rows } from "../../../ui/layout/rows.tsx";
import { TeamRow } from "./team-row.tsx";

import style from "./teams-page.module.css";

/** @param canFound whether the viewer could start a team now. @source teams §2 Team list page */
export function FindTeam({ canFound }: { readonly canFound: boolean }) {
  const [term, setTerm] = useState("");
  const { load, again, hasMore, isLoadingMore, showMore } = useTeamSearch(term);
  const list = useRef<HTMLUListElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  const firstNew = useRef<number>(undefined);
  const more = (): void => {
    firstNew.current = list.current?.children.length;
    void showMore();
  };
  const shown = load.state === "ready" ? load.value.length : 0;
  // The new teams are on the page some time after their answer.
  useEffect(() => {
    const link = list.current?.children[firstNew.current ?? shown]?.querySelector<HTMLElement>("a");
    if (!link) return;
    firstNew.current = undefined;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === moreButton.current) link.focus();
  }, [shown]);
  const isSearch = term.trim() !== "";
  return (
    <section className={style.group} aria-labelledby="find-a-team">
      <div className={style.findHead}>
        <h2 id="find-a-team" className={style.groupTitle}>
          Find A Team To Join
        </h2>
        <SearchField
          label="Search teams"
          hint="The start of a tag or a name"
          term={term}
          onTerm={setTerm}
          className={style.filter}
        />
      </div>
      <SearchResults
        search={load}
        onRetry={again}
        spoken={spoken(load, isSearch)}
        loading={
          <div className={style.coming}>
            <p className={style.quiet} aria-hidden>
              Loading teams...
            </p>
            <Skeleton height="5rem" lines={4} />
          </div>
        }
        nothing={
          <EmptyState
            title="No eligible teams found!"
            text={
              isSearch
                ? "Check the spelling, or try just the first letters of its tag."
                : canFound
                  ? "Start a team of your own, and others will find it here."
                  : "Race a little more, and look again: many teams ask for a few races."
            }
          />
        }
      >
        {(teams) => (
          <Rows ref={list} aria-label="Teams">
            {teams.map((team) => (
              <TeamRow key={team.teamID} team={team} />
            ))}
          </Rows>
        )}
      </SearchResults>
      {load.state === "ready" && hasMore && (
        <div className={style.more}>
          <Button ref={moreButton} busy={isLoadingMore} busyLabel="Loading teams..." onClick={more}>
            Show More Teams
          </Button>
        </div>
      )}
    </section>
  );
}

function spoken(load: ReturnType<typeof useTeamSearch>["load"], isSearch: boolean): string {
  if (load.state === "loading") return "Loading teams...";
  return load.state === "ready" && isSearch ? `${formatCount(load.value.length, "team")} found` : "";
}
