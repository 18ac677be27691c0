import { useMutation } from "@tanstack/react-query";

import type { OwnRace } from "#shared/contracts/race/own-race.ts";
import type { PlayerCard, Relation } from "#shared/contracts/social/players.ts";

import { KEYS } from "../data/keys.ts";
import type { Profile } from "../data/people/use-profile.ts";
import type { Found } from "../data/people/use-search.ts";
import { queryClient } from "../data/query-client.ts";
import { serverNow } from "../net/server-time.ts";
import { accept, ask, cancel, deny, remove, requestsIn } from "./relations.ts";
import type { FriendRequests } from "./use-friend-requests.ts";

const CHANGES = {
  ask: { run: ask, relation: "asked" },
  cancel: { run: cancel, relation: "none" },
  accept: { run: accept, relation: "friend" },
  deny: { run: deny, relation: "none" },
  remove: { run: remove, relation: "none" },
} as const satisfies Record<string, { run: (userID: number) => Promise<void>; relation: Relation }>;

export interface RelationChange {
  readonly change: keyof typeof CHANGES;
  readonly player: PlayerCard;
}

const KEPT = [KEYS.friendRequests, KEYS.profiles, KEYS.searches, KEYS.ownRaces];

/** Changes this player's relation to another. Applied optimistically, and reverted if the server refuses. */
export function useRelationChange(): (wish: RelationChange) => Promise<void> {
  const { mutateAsync } = useMutation(
    {
      scope: { id: "relations" },
      mutationFn: ({ change, player }: RelationChange) => CHANGES[change].run(player.userID),
      async onMutate({ change, player }) {
        await Promise.all(KEPT.map((queryKey) => queryClient.cancelQueries({ queryKey })));
        const before = KEPT.flatMap((queryKey) => queryClient.getQueriesData({ queryKey }));
        become(player, CHANGES[change].relation);
        return before;
      },
      onError(problem, _wish, before) {
        const isKnown = requestsIn(problem) !== undefined;
        for (const [key, data] of before ?? []) {
          if (!isKnown || key[0] !== KEYS.friendRequests[0]) queryClient.setQueryData(key, data);
        }
      },
    },
    queryClient,
  );
  return mutateAsync;
}

function become(player: PlayerCard, relation: Relation): void {
  const isThem = ({ userID }: { readonly userID: number }): boolean => userID === player.userID;
  const others = <T extends { readonly userID: number }>(list: readonly T[]): readonly T[] =>
    list.filter((each) => !isThem(each));
  queryClient.setQueriesData<Profile>(
    { queryKey: KEYS.profiles },
    (profile) => profile && (isThem(profile) ? { ...profile, relation } : profile),
  );
  queryClient.setQueriesData<Found>({ queryKey: KEYS.searches }, (found) =>
    found?.map((each) => (isThem(each) ? { ...each, relation } : each)),
  );
  queryClient.setQueriesData<OwnRace>(
    { queryKey: KEYS.ownRaces },
    (own) => own && { ...own, opponents: own.opponents.map((each) => (isThem(each) ? { ...each, relation } : each)) },
  );
  queryClient.setQueryData<FriendRequests>(KEYS.friendRequests, (known) => {
    if (!known) return known;
    const requests = others(known.requests);
    const asked = others(known.requestedFriends);
    return {
      ...known,
      requests,
      totalRequests: known.totalRequests - (known.requests.length - requests.length),
      requestedFriends: relation === "asked" ? [{ ...player, askedStamp: serverNow() }, ...asked] : asked,
      recentRacers: relation === "friend" ? others(known.recentRacers) : known.recentRacers,
    };
  });
}
