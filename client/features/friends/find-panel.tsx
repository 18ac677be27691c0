import { useState } from "react";

import type { PlayerCard, Relation } from "#shared/contracts/players.ts";
import { formatCount } from "#shared/format/figures.ts";

import { useSearch, type Search } from "../../data/people/use-search.ts";
import { RelationActions } from "../../social/relation-actions.tsx";
import type { FriendRequests } from "../../social/use-friend-requests.ts";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { RacerRow } from "./racer-row.tsx";
import { RowsToCome } from "./rows-to-come.tsx";

import style from "./friends.module.css";
import rows from "./racer-row.module.css";

const LONGEST = 30;

/** Racers by name, and recent opponents. */
export function FindPanel({ waiting }: { readonly waiting: FriendRequests }) {
  const { recentRacers } = waiting;
  const [term, setTerm] = useState("");
  const { search, again } = useSearch(term);
  return (
    <div className={style.groups}>
      <search className={style.filter}>
        <TextInput
          label="Search racers"
          type="search"
          hint="The start of a username or display name"
          value={term}
          onValue={setTerm}
          maxLength={LONGEST}
          counter={false}
          autoComplete="off"
          spellCheck={false}
        />
      </search>
      <VisuallyHidden>
        <output>{spoken(search)}</output>
      </VisuallyHidden>
      {search.state === "loading" && <RowsToCome count={3} />}
      {search.state === "trouble" && <ErrorState level={2} text={search.trouble.sentence} onRetry={again} />}
      {search.state === "ready" && search.value.length === 0 && (
        <EmptyState
          level={2}
          title="No one by that name"
          text="Check the spelling, or try just the first few letters."
        />
      )}
      {search.state === "ready" && search.value.length > 0 && (
        <ul className={rows.rows} aria-label="Racers by that name">
          {search.value.map(({ relation, ...player }) => (
            <RacerRow
              key={player.userID}
              player={player}
              actions={<RelationActions player={player} relation={relation} />}
            />
          ))}
        </ul>
      )}
      {search.state === "idle" && (
        <section className={style.group}>
          <h2 className={style.groupTitle}>Recently raced</h2>
          {recentRacers.length === 0 ? (
            <EmptyState title="No one here yet" text="After your next race, the people you raced will be here." />
          ) : (
            <ul className={rows.rows}>
              {recentRacers.map((player) => (
                <RacerRow
                  key={player.userID}
                  player={player}
                  actions={<RelationActions player={player} relation={relationIn(waiting, player)} />}
                />
              ))}
            </ul>
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
