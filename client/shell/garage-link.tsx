import { LinkButton } from "../ui/controls/link-button.tsx";

import style from "./garage-link.module.css";

/** From a race back to the garage; on a phone in one word. @source core §2 Return to Garage */
export const GarageLink = () => (
  <LinkButton to="/garage" size="small">
    <span className={style.words}>
      <span className={style.long}>Return to </span>Garage
    </span>
  </LinkButton>
);
