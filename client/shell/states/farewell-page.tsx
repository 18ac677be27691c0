import { Flag } from "lucide-react";

import { formatLongDay } from "#shared/format/dates.ts";

import { raceLink, useSite } from "../../net/site.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { Page } from "../page.tsx";
import { Sign } from "./sign.tsx";

/** The math site's home while its last day is set. @source teams-shop-seasons §1 */
export function FarewellPage() {
  const farewell = useSite((answer) => answer.mathFarewell);
  const typingSite = useSite(({ sites }) => sites.type);
  const { label, to } = raceLink("math");
  if (!farewell) return null;
  const { day, isOver } = farewell;
  return (
    <Page title="Farewell">
      <SheetPage
        title="Thanks for the ride!"
        picture={<Sign icon={Flag} car={49} hueAngle={280} />}
        actions={
          <>
            {!isOver && (
              <LinkButton kind="primary" to={to}>
                {label}
              </LinkButton>
            )}
            {typingSite !== undefined && (
              <LinkButton kind={isOver ? "primary" : "quiet"} to={typingSite}>
                Race with words
              </LinkButton>
            )}
          </>
        }
      >
        <p>
          The math beta {isOver ? "ended" : "ends"} on {formatLongDay(Date.parse(day) / 1_000, "UTC")}.
        </p>
        <p>
          {isOver
            ? "Thank you for every problem you solved. Your account, your cash and your cars are still yours."
            : "Until then every race counts as always. Your account, your cash and your cars stay yours."}
        </p>
      </SheetPage>
    </Page>
  );
}
