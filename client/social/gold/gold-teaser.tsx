import { Ban, CarFront, Coins, Crown, Wallet, X } from "lucide-react";

import { CAR_OF_GOLD } from "#shared/content/gold.ts";

import { see, useTeaser } from "../../data/notices/use-pop-ups.ts";
import { useSession } from "../../session/session.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";

import style from "./gold-teaser.module.css";

const PERKS = [
  { icon: Wallet, text: "Instant Nitro Cash" },
  { icon: Coins, text: "Double cash per race" },
  { icon: CarFront, text: "The XCelsior car" },
  { icon: Ban, text: "No ads" },
] as const;

/**
 * What gold brings, for who has none, until it is closed for a while. Nobody of a class sees it.
 *
 * @source teams-shop-seasons §2 Gold membership teaser
 */
export function GoldTeaser({ look = "card" }: { readonly look?: "card" | "wide" }) {
  const key = useTeaser("gold");
  const isGold = useSession(({ user }) => user?.membership === "gold");
  if (key === undefined || isGold) return null;
  return (
    <Card
      title="Nitro Gold"
      tone="gold"
      aside={
        <IconButton
          label="Close: Nitro Gold"
          icon={X}
          kind="bare"
          size="small"
          onClick={() => void see([key]).catch(reportError)}
        />
      }
    >
      <div className={style.teaser} data-look={look}>
        <div className={style.picture} aria-hidden>
          <CarThumb carID={CAR_OF_GOLD} width="min(100%, 14rem)" />
        </div>
        <ul className={style.perks}>
          {PERKS.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon aria-hidden />
              {text}
            </li>
          ))}
        </ul>
        <LinkButton kind="gold" to="/store/gold" icon={<Crown aria-hidden />}>
          See what gold is
        </LinkButton>
      </div>
    </Card>
  );
}
