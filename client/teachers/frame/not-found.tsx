import { Compass } from "lucide-react";

import { Sign } from "../../shell/states/sign.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";

/** An address of the portal that leads nowhere. */
export const NotFound = () => (
  <SheetPage
    title="Nothing here"
    picture={<Sign icon={Compass} car={49} hueAngle={90} />}
    actions={
      <LinkButton kind="primary" to="/">
        Your classes
      </LinkButton>
    }
  >
    <p>This page of the portal doesn't exist.</p>
  </SheetPage>
);
