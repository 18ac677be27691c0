import type { Doing } from "./whereabouts.ts";
import { searchKey } from "./written.ts";

/** A friend who is online. */
interface Seen {
  readonly userID: number;
  readonly doing: Doing;
  /** Waits in a lobby with a free seat. */
  readonly isOpen: boolean;
}

interface Named {
  readonly userID: number;
  readonly displayName: string;
}

const NAMES = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * The order of a friends list: first those with a free seat, then those online, then the others; by name within each,
 * so that rows don't jump with every race.
 */
export function friendsInOrder<F extends Named, S extends Seen>(
  friends: readonly F[],
  seen: readonly S[],
): { readonly here: readonly (readonly [F, S])[]; readonly away: readonly F[] } {
  const sights = new Map(seen.map((sight) => [sight.userID, sight]));
  const named = friends.toSorted((one, other) => NAMES.compare(one.displayName, other.displayName));
  const here = named.flatMap((friend): (readonly [F, S])[] => {
    const sight = sights.get(friend.userID);
    return sight ? [[friend, sight]] : [];
  });
  return {
    here: here.toSorted(([, one], [, other]) => Number(other.isOpen) - Number(one.isOpen)),
    away: named.filter(({ userID }) => !sights.has(userID)),
  };
}

/** Friends with a name that contains the search text. */
export function friendsNamed<F extends Named & { readonly username: string }>(
  friends: readonly F[],
  term: string,
): readonly F[] {
  const wanted = searchKey(term);
  if (wanted === "") return friends;
  return friends.filter(({ username, displayName }) =>
    [username, displayName].some((name) => searchKey(name).includes(wanted)),
  );
}
