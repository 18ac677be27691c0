import { Sign } from "../frame/sign.tsx";
import { raceWay, useSite } from "../net/site.ts";
import { Badge } from "../ui/badge.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { SheetPage } from "../ui/sheet-page.tsx";
import type { Coming } from "./entry.ts";

/** A placeholder for a future part of the product: what it will be, and a link. */
export function ComingPage({ coming }: { readonly coming: Coming }) {
  const site = useSite((answer) => answer.site);
  const { title, text, way, icon, car, hueAngle } = coming;
  const { label, to } = way ?? raceWay(site);
  return (
    <SheetPage
      title={title}
      picture={<Sign icon={icon} car={car} hueAngle={hueAngle} />}
      ways={
        <LinkButton kind="primary" to={to}>
          {label}
        </LinkButton>
      }
    >
      <Badge tone="amber">Opening soon</Badge>
      <p>{text}</p>
    </SheetPage>
  );
}
