import type { UserID } from "../../ids.ts";
import type { Whereabouts } from "../../rules/whereabouts.ts";

/** The players who are visibly online, and what they do. Players who appear offline are not included. */
export interface Online {
  seen(userIDs: readonly UserID[]): Promise<ReadonlyMap<UserID, Whereabouts>>;
  /** @returns whether the player was offline before */
  come(userID: UserID, whereabouts: Whereabouts): Promise<boolean>;
  go(userID: UserID): Promise<void>;
}

/** The players of a single process. */
export function newLocalOnline(): Online {
  const players = new Map<UserID, Whereabouts>();
  return {
    seen(userIDs) {
      const seen = new Map<UserID, Whereabouts>();
      for (const userID of userIDs) {
        const whereabouts = players.get(userID);
        if (whereabouts) seen.set(userID, whereabouts);
      }
      return Promise.resolve(seen);
    },
    come(userID, whereabouts) {
      const isNew = !players.has(userID);
      players.set(userID, whereabouts);
      return Promise.resolve(isNew);
    },
    go(userID) {
      players.delete(userID);
      return Promise.resolve();
    },
  };
}

export async function isOnline(online: Online, userIDs: readonly UserID[]): Promise<ReadonlySet<UserID>> {
  return new Set((await online.seen(userIDs)).keys());
}
