import { useLocation } from "react-router-dom";

import { pageAt } from "#shared/rules/account/access.ts";

import { raceLink } from "../net/site.ts";
import { useViewer } from "../shell/links/viewer.ts";
import { Sign } from "../shell/states/sign.tsx";
import { WaysIn } from "../shell/states/ways-in.tsx";
import { LinkButton } from "../ui/controls/link-button.tsx";
import { Badge } from "../ui/data/badge.tsx";
import { SheetPage } from "../ui/layout/sheet-page.tsx";
import type { Coming } from "./entry.ts";

/** A placeholder for a future part of the product: what it will be, and the race meanwhile. */
export function ComingPage({ coming }: { readonly coming: Coming }) {
  const { site, user } = useViewer();
  const isForAccounts = pageAt(useLocation().pathname)?.access !== "anyone";
  const { title, text, icon, car, hueAngle } = coming;
  const { label, to } = raceLink(site);
  return (
    <SheetPage
      title={title}
      picture={<Sign icon={icon} car={car} hueAngle={hueAngle} />}
      actions={
        <>
          {!user && isForAccounts && <WaysIn />}
          <LinkButton kind={!user && isForAccounts ? "plain" : "primary"} to={to}>
            {label}
          </LinkButton>
        </>
      }
    >
      <Badge tone="amber">Opening soon</Badge>
      <p>{text}</p>
    </SheetPage>
  );
}
