import { Flag } from "lucide-react";

import { raceLink, useSite } from "../net/site.ts";
import { LinkButton } from "../ui/controls/link-button.tsx";
import { formatOrdinal } from "../ui/format.ts";
import { SheetPage } from "../ui/layout/sheet-page.tsx";
import { Page } from "./page.tsx";
import { Sign } from "./sign.tsx";

const month = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/** "April 25th 2025". */
export function longDay(day: string): string {
  const date = new Date(day);
  return `${month.format(date)} ${formatOrdinal(date.getUTCDate())} ${date.getUTCFullYear()}`;
}

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
          The math beta {isOver ? "ended" : "ends"} on {longDay(day)}.
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
