import { Banknote } from "lucide-react";

import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./cash-hub.module.css";

/** The way to what costs real money. @source teams-shop-seasons §2 Shop */
export const CashHub = () => (
  <Card>
    <div className={style.hub}>
      <Banknote aria-hidden className={style.picture} />
      <p className={style.words}>Game cash and gold for real money. Races pay cash too, so ask at home first.</p>
      <span className={style.ways}>
        <LinkButton to="/store/gold#cash">See cash</LinkButton>
        <LinkButton to="/store/gold" kind="gold">
          See gold
        </LinkButton>
      </span>
    </div>
  </Card>
);
