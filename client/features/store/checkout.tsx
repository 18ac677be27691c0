import { useState } from "react";

import type { Currency } from "#shared/content/store.ts";
import type { StoreItem, StoreUser } from "#shared/contracts/economy/store-shapes.ts";

import { Button } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { CheckoutDialog } from "./checkout-dialog.tsx";
import { useCheckout } from "./use-checkout.ts";

/** How something is bought, and for whom. */
export interface Buying {
  /** The username of whom it is for; undefined for the player. */
  readonly friend: string | undefined;
  readonly user: StoreUser;
  readonly currency: Currency;
}

interface CheckoutButtonProps extends Buying {
  readonly item: StoreItem;
  /** The deed in a word. */
  readonly children: string;
}

/** Asks before it leads to the checkout. */
export function CheckoutButton({ item, children, ...buying }: CheckoutButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const checkout = useCheckout(item, buying.friend);
  return (
    <>
      <Button
        kind={item.type === "upgrade" ? "gold" : "quiet"}
        onClick={() => {
          checkout.forget();
          setIsAsked(true);
        }}
      >
        <span>
          {children}
          <VisuallyHidden> {item.name}</VisuallyHidden>
        </span>
      </Button>
      <CheckoutDialog open={isAsked} item={item} {...buying} checkout={checkout} onClose={() => setIsAsked(false)} />
    </>
  );
}
