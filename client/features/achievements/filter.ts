import { isEarned, type Entry } from "./entries.ts";

export const ORDERS = ["usual", "rarest", "closest"] as const;
export type Order = (typeof ORDERS)[number];

/** What of a group is shown, and in which order. */
export interface Filter {
  readonly order: Order;
  /** Only those that the player doesn't have yet. */
  readonly isUnearned: boolean;
}

/** The names in the address. */
const KEYS = { order: "order", show: "show" } as const;
const UNEARNED = "unearned";

/** The filter in an address; what it doesn't know is left out. */
export const readFilter = (search: URLSearchParams): Filter => ({
  order: ORDERS.find((order) => order === search.get(KEYS.order)) ?? "usual",
  isUnearned: search.get(KEYS.show) === UNEARNED,
});

/** The address with a filter; the rest of it stays. */
export function writeFilter(search: URLSearchParams, { order, isUnearned }: Filter): URLSearchParams {
  const next = new URLSearchParams(search);
  if (order === "usual") next.delete(KEYS.order);
  else next.set(KEYS.order, order);
  if (isUnearned) next.set(KEYS.show, UNEARNED);
  else next.delete(KEYS.show);
  return next;
}

/** Secrets tell nothing, so they come last. */
const hiddenLast = (a: Entry, b: Entry): number => Number(a.isSecret) - Number(b.isSecret);

const SORTS: Readonly<Record<Exclude<Order, "usual">, (a: Entry, b: Entry) => number>> = {
  rarest: (a, b) => hiddenLast(a, b) || (a.share ?? 1) - (b.share ?? 1),
  closest: (a, b) =>
    Number(isEarned(a)) - Number(isEarned(b)) || hiddenLast(a, b) || b.progress.share - a.progress.share,
};

/** The entries that a filter shows, in its order. */
export function shownOf(entries: readonly Entry[], { order, isUnearned }: Filter): readonly Entry[] {
  const some = isUnearned ? entries.filter((entry) => !isEarned(entry)) : entries;
  return order === "usual" ? some : some.toSorted(SORTS[order]);
}
