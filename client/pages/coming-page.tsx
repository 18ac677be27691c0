import { useLocation } from "react-router-dom";

import type { ComingPath } from "#shared/content/pages.ts";
import { pageAt } from "#shared/rules/account/access.ts";

import { raceLink } from "../net/site.ts";
import { useViewer } from "../shell/links/viewer.ts";
import { Sign } from "../shell/states/sign.tsx";
import { WaysIn } from "../shell/states/ways-in.tsx";
import { LinkButton } from "../ui/controls/link-button.tsx";
import { Badge } from "../ui/data/badge.tsx";
import { SheetPage } from "../ui/layout/sheet-page.tsx";
import { COMING } from "./coming.ts";
import { ENTRIES } from "./entries.ts";

/** A placeholder for a future part of the product: what it will be, and the race meanwhile. */
export function ComingPage() {
  const { site, user } = useViewer();
  const page = pageAt(useLocation().pathname);
  const path = page && isComingPath(page.path) ? page.path : undefined;
  if (path === undefined) return null;
  const isForAccounts = page?.access !== "anyone";
  const { title } = ENTRIES[path];
  const { text, icon, car, hueAngle } = COMING[path];
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

const isComingPath = (path: string): path is ComingPath => path in COMING;
