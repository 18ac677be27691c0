import { ShoppingBag } from "lucide-react";
import { useState, type ReactNode } from "react";

import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { formatMoney } from "#shared/format/figures.ts";

import type { Bought } from "../data/shop/use-shop.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/controls/button.tsx";
import { toast } from "../ui/overlay/toasts.ts";
import { BuyDialog } from "./buy-dialog.tsx";
import { buyWords } from "./buy-words.ts";
import { useBuying } from "./use-buying.ts";

interface BuyProps {
  readonly item: ShopItem;
  /** What it looks like, for the question. */
  readonly picture: ReactNode;
  /** The event that one joins with it. */
  readonly event?: string;
  readonly size?: "large";
  /** Without it the purchase is told in a corner of the page. */
  readonly onBought?: (bought: Bought) => void;
}

/** Buys something, after a question that says the price and what is left then. */
export function Buy({ item, picture, event, size, onBought = tellBought }: BuyProps) {
  const money = useSession(({ user }) => user?.money ?? 0);
  const words = buyWords(item, money, event);
  const buying = useBuying(item);
  const [isAsked, setIsAsked] = useState(false);
  const confirm = async (password: string): Promise<void> => {
    const bought = await buying.buy(password);
    if (!bought) return;
    setIsAsked(false);
    onBought(bought);
  };
  return (
    <>
      <Button
        kind="primary"
        size={size}
        icon={<ShoppingBag aria-hidden />}
        spent={item.hindrance !== null}
        onClick={() => {
          buying.forget();
          setIsAsked(true);
        }}
      >
        {words.deed}
      </Button>
      <BuyDialog
        open={isAsked}
        type={item.type}
        words={words}
        picture={picture}
        buying={buying}
        onClose={() => setIsAsked(false)}
        onConfirm={(password) => void confirm(password)}
      />
    </>
  );
}

function tellBought({ price }: Bought): void {
  const money = useSession.getState().user?.money ?? 0;
  toast({
    id: "shop-bought",
    title: `Bought for ${formatMoney(price)}`,
    text: `You have ${formatMoney(money)} now.`,
    tone: "gold",
    timeoutMs: 5_000,
  });
}
