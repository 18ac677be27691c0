import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import { ofThisTab } from "../../browser/storages.ts";
import type { Profile } from "../people/use-profile.ts";

export type Collection = Profile["collection"];

/** The newest ones stay. */
const MOST_KEPT = 40;

/** The counts of collections that this tab has seen, by username in small letters. @source teams §3 Collection counts */
const useCollections = create<Readonly<Record<string, Collection>>>()(
  persist(() => ({}), { name: "redline-collections", storage: createJSONStorage(() => ofThisTab) }),
);

export const keptCollection = (username: string): Collection | undefined =>
  useCollections.getState()[username.toLowerCase()];

export function keepCollection(username: string, collection: Collection): void {
  const others = Object.entries(useCollections.getState()).filter(([name]) => name !== username.toLowerCase());
  const kept = [...others, [username.toLowerCase(), collection] as const].slice(-MOST_KEPT);
  useCollections.setState(Object.fromEntries(kept), true);
}
