import { useEffect, useState } from "react";

import type { StoreItem } from "#shared/contracts/economy/store-shapes.ts";

import { openCheckout } from "../../data/store/use-store.ts";
import { CallProblem } from "../../net/call.ts";
import { sentenceOf } from "../../ui/form/sending.ts";

/** @source teams-shop-seasons §8 Payment session failure */
const UNKNOWN = "Uh oh, there was an error.";

/** Why it can't be paid; of a field of the dialog, that one. */
export interface CheckoutTrouble {
  readonly sentence: string;
  readonly field: "password" | "message" | undefined;
}

export interface CheckoutState {
  readonly isBusy: boolean;
  readonly trouble: CheckoutTrouble | undefined;
  /** Goes to the provider's page. */
  readonly go: (words: { readonly message: string; readonly password: string | undefined }) => Promise<void>;
  readonly forget: () => void;
}

/** Orders something and leaves for its checkout. */
export function useCheckout(item: StoreItem, friend: string | undefined): CheckoutState {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<CheckoutTrouble>();
  // Back from the checkout, a browser may show the page as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setBusy(false);
    };
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  return {
    isBusy,
    trouble,
    async go(words) {
      setBusy(true);
      setTrouble(undefined);
      try {
        const { url } = await openCheckout({ item, friend, ...words });
        location.assign(url);
      } catch (problem) {
        setTrouble({ sentence: sentenceOf(problem, UNKNOWN), field: fieldOf(problem) });
        setBusy(false);
      }
    },
    forget: () => setTrouble(undefined),
  };
}

function fieldOf(problem: unknown): CheckoutTrouble["field"] {
  if (!(problem instanceof CallProblem)) return undefined;
  if (problem.code === "wrongPassword") return "password";
  return problem.field === "message" ? "message" : undefined;
}
