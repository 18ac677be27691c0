import { ExternalLink, Shirt } from "lucide-react";

import { OutsideLink } from "../../../shell/links/outside-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./merch.module.css";

/** The way to the store elsewhere. @source teams-shop-seasons §2 Shop */
export const Merch = ({ url }: { readonly url: string }) => (
  <Card>
    <p className={style.merch}>
      <Shirt aria-hidden className={style.picture} />
      <span>Redline to wear and to hold, in a store outside the game. It takes real money, so ask at home first.</span>
      <OutsideLink className={style.link} to={url} opensTab>
        Open the merch shop <ExternalLink aria-hidden />
      </OutsideLink>
    </p>
  </Card>
);
