import type { Doing } from "./whereabouts.ts";

/** A friend who is here, as the line sees one. */
interface Seen {
  readonly userID: number;
  readonly doing: Doing;
  /** Waits in a race where a seat is free. */
  readonly isOpen: boolean;
}

interface Named {
  readonly userID: number;
  readonly displayName: string;
}

const NAMES = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * Friends as a list shows them: those who are here before those who are away; first of all whoever has a seat free. Within
 * that the names decide, so that nobody jumps about with every race.
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

/** Friends one of whose names holds what was typed. */
export function friendsNamed<F extends Named & { readonly username: string }>(
  friends: readonly F[],
  term: string,
): readonly F[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === "") return friends;
  return friends.filter(({ username, displayName }) =>
    [username, displayName].some((name) => name.toLowerCase().includes(wanted)),
  );
}
