import type { QueryKey } from "@tanstack/react-query";

import type { Fact } from "#shared/contracts/facts.ts";
import type { SelfPart } from "#shared/contracts/self.ts";

import { KEYS_OF, PARTS_OF } from "./keys.ts";

/** What an answer brought along: nothing of it is asked for again for the sake of the same change. */
export interface Carried {
  readonly parts: readonly SelfPart[];
  readonly keys: readonly QueryKey[];
}

export const CARRIES_NOTHING: Carried = { parts: [], keys: [] };

/** Facts of one change, and what its answer carried of them. */
interface News {
  readonly facts: readonly Fact[];
  readonly carried: Carried;
}

interface OwnChange {
  /** What is known to have changed by it. */
  readonly facts: Set<Fact>;
  /** Set once its answer is there. */
  carried?: Carried;
  /** Something else changed these while it was under way: its answer may be older than that. */
  readonly elsewhere: Set<Fact>;
}

/** What the server says of an answered change comes soon after. */
const MOST_KEPT = 40;

/** The changes of this page: what the server says of one that this page shows already is no news. */
export class OwnChanges {
  readonly #byKey = new Map<string, OwnChange>();

  begin(key: string): void {
    this.#byKey.delete(key);
    this.#byKey.set(key, { facts: new Set(), elsewhere: new Set() });
    const [oldest] = this.#byKey.keys();
    if (this.#byKey.size > MOST_KEPT && oldest !== undefined) this.#byKey.delete(oldest);
  }

  /** What the server says of a change, here or elsewhere. @returns what of it is news */
  said(key: string, facts: readonly Fact[]): News {
    const change = this.#byKey.get(key);
    if (!change) return { facts, carried: CARRIES_NOTHING };
    const news = facts.filter((fact) => !change.facts.has(fact));
    for (const fact of news) change.facts.add(fact);
    return change.carried ? { facts: news, carried: change.carried } : { facts: [], carried: CARRIES_NOTHING };
  }

  /** Something has changed; not by the own change of this key. */
  meanwhile(facts: readonly Fact[], by: string | undefined): void {
    for (const [key, { carried, elsewhere }] of this.#byKey) {
      if (key === by || carried) continue;
      for (const fact of facts) elsewhere.add(fact);
    }
  }

  /** @returns everything that has changed by it, and what the answer carried of that for sure */
  end(key: string, facts: readonly Fact[], carried: Carried | undefined): News {
    const change = this.#byKey.get(key);
    if (!change || !carried) {
      // It may still be done: what the server says of it then is news.
      this.#byKey.delete(key);
      return { facts: [...new Set([...facts, ...(change?.facts ?? [])])], carried: CARRIES_NOTHING };
    }
    for (const fact of facts) change.facts.add(fact);
    change.carried = without(carried, [...change.elsewhere]);
    return { facts: [...change.facts], carried: change.carried };
  }
}

function without({ parts, keys }: Carried, facts: readonly Fact[]): Carried {
  const staleParts = new Set(facts.flatMap((fact) => PARTS_OF[fact]));
  const staleKeys = new Set(facts.flatMap((fact) => KEYS_OF[fact]));
  return {
    parts: parts.filter((part) => !staleParts.has(part)),
    keys: keys.filter((key) => !staleKeys.has(key)),
  };
}
