import { useState } from "react";

import type { PlayerCard, Relation } from "#shared/contracts/social/players.ts";
import { formatCount } from "#shared/format/figures.ts";

import { useSearch, type Search } from "../../data/people/use-search.ts";
import { RelationActions } from "../../social/relation-actions.tsx";
import type { FriendRequests } from "../../social/use-friend-requests.ts";
import { SearchField, SearchResults } from "../../ui/data/search-panel.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { RacerRow, RacerRows } from "./racer-row.tsx";
import { RowsToCome } from "./rows-to-come.tsx";

import style from "./friends.module.css";

/** Racers by name, and recent opponents. */
export function FindPanel({ waiting }: { readonly waiting: FriendRequests }) {
  const { recentRacers } = waiting;
  const [term, setTerm] = useState("");
  const { search, again } = useSearch(term);
  return (
    <div className={style.groups}>
      <SearchField
        label="Search racers"
        hint="The start of a username or display name"
        term={term}
        onTerm={setTerm}
        className={style.filter}
      />
      <SearchResults
        search={search}
        onRetry={again}
        level={2}
        spoken={spoken(search)}
        loading={<RowsToCome count={3} />}
        nothing={
          <EmptyState
            level={2}
            title="No one by that name"
            text="Check the spelling, or try just the first few letters."
          />
        }
      >
        {(found) => (
          <RacerRows aria-label="Racers by that name">
            {found.map(({ relation, ...player }) => (
              <RacerRow
                key={player.userID}
                player={player}
                actions={<RelationActions player={player} relation={relation} />}
              />
            ))}
          </RacerRows>
        )}
      </SearchResults>
      {search.state === "idle" && (
        <section className={style.group}>
          <h2 className={style.groupTitle}>Recently raced</h2>
          {recentRacers.length === 0 ? (
            <EmptyState title="No one here yet" text="After your next race, the people you raced will be here." />
          ) : (
            <RacerRows>
              {recentRacers.map((player) => (
                <RacerRow
                  key={player.userID}
                  player={player}
                  actions={<RelationActions player={player} relation={relationIn(waiting, player)} />}
                />
              ))}
            </RacerRows>
          )}
        </section>
      )}
    </div>
  );
}

/** A recent opponent's relation to this player; never a friend. */
function relationIn({ requests, requestedFriends }: FriendRequests, { userID }: PlayerCard): Relation {
  if (requests.some((asker) => asker.userID === userID)) return "asking";
  return requestedFriends.some((asked) => asked.userID === userID) ? "asked" : "none";
}

function spoken(search: Search): string {
  if (search.state === "loading") return "Searching";
  if (search.state !== "ready") return "";
  return search.value.length === 0 ? "No one found" : `${formatCount(search.value.length, "racer")} found`;
}
