import { useState } from "react";

import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";

import { buy, type Bought } from "../data/shop/use-shop.ts";
import { CallProblem } from "../net/call.ts";
import { useSession } from "../session/session.ts";
import { sounds } from "../sound/sounds.ts";
import { sentenceOf } from "../ui/form/sending.ts";

export interface Buying {
  readonly isBusy: boolean;
  readonly asksPassword: boolean;
  /** Why it isn't bought; of the password alone with `isOfPassword`. */
  readonly trouble: { readonly sentence: string; readonly isOfPassword: boolean } | undefined;
  /** @returns what was bought; undefined when it was not */
  readonly buy: (password: string) => Promise<Bought | undefined>;
  readonly forget: () => void;
}

const PASSWORD_CODES: ReadonlySet<string> = new Set(["confirmNeeded", "wrongPassword"]);

/** Buys one thing. */
export function useBuying(item: Pick<ShopItem, "type" | "srlID" | "dlID" | "starterCarID">): Buying {
  const isWanted = useSession(({ user }) => user?.asksPassword ?? false);
  const [isBusy, setBusy] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const [trouble, setTrouble] = useState<Buying["trouble"]>();
  const asksPassword = isWanted || isNeeded;
  return {
    isBusy,
    asksPassword,
    trouble,
    async buy(password) {
      setBusy(true);
      setTrouble(undefined);
      try {
        const bought = await buy(item, asksPassword ? password : undefined);
        sounds.play(item.type === "nitros" ? "coin" : "win");
        return bought;
      } catch (problem) {
        const isOfPassword = problem instanceof CallProblem && PASSWORD_CODES.has(problem.code);
        if (isOfPassword) setNeeded(true);
        setTrouble({ sentence: sentenceOf(problem), isOfPassword });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    forget: () => setTrouble(undefined),
  };
}
