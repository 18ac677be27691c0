import { Warehouse } from "lucide-react";

import { RACER_HOME } from "#shared/rules/account/access.ts";

import { LinkButton } from "../../ui/controls/link-button.tsx";

import style from "./garage-link.module.css";

/** From a race to where the racer is at home; on a phone a picture. @source core §2 Return to Garage */
export const GarageLink = () => (
  <span className={style.garage}>
    <LinkButton to={RACER_HOME} size="small">
      <Warehouse aria-hidden className={style.picture} />
      <span className={style.words}>Return to Garage</span>
    </LinkButton>
  </span>
);
