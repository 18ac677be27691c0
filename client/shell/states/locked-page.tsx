import { Lock } from "lucide-react";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";

import { raceLink } from "../../net/site.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { HelpLink } from "../links/help-link.tsx";
import type { Viewer } from "../links/viewer.ts";
import { Page } from "../page.tsx";
import { Sign } from "./sign.tsx";
import { WaysIn } from "./ways-in.tsx";

interface LockedPageProps {
  /** Of the page behind it. */
  readonly title: string;
  readonly viewer: Viewer;
}

/** How to unlock a page: an account, or the first finished race. @source core §6 */
export function LockedPage({ title, viewer: { site, user } }: LockedPageProps) {
  const race = raceLink(site);
  const isGuest = user === undefined;
  return (
    <Page title={title}>
      <SheetPage
        title={title}
        picture={<Sign icon={Lock} car={user?.carID ?? GUEST_CAR} hueAngle={user?.carHueAngle ?? 0} />}
        actions={
          <>
            {isGuest && <WaysIn />}
            <LinkButton kind={isGuest ? "plain" : "primary"} to={race.to}>
              {race.label}
            </LinkButton>
            {!isGuest && <HelpLink to="how-a-race-works">How a race works</HelpLink>}
          </>
        }
      >
        <p>
          {isGuest
            ? "You need an account for this, because it remembers what you win. Racing is open to everyone."
            : "Finish one race to unlock this. Then we know your speed and can match you fairly."}
        </p>
      </SheetPage>
    </Page>
  );
}
