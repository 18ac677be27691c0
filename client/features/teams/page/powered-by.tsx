import { ExternalLink } from "lucide-react";

import { useSite } from "../../../net/site.ts";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./team-page.module.css";

/** Links out of the game. @source teams §2 Team details page */
export function PoweredBy() {
  const sourceUrl = useSite((answer) => answer.sourceUrl);
  const links = [
    { label: "Fair-play rules", href: "/support/tos" },
    { label: "API documents", href: "/api/v2/openapi.json" },
    ...(sourceUrl === null ? [] : [{ label: "Source code", href: sourceUrl }]),
  ];
  return (
    <Card title="Powered by Redline">
      <ul className={style.links}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noreferrer">
              {label} <ExternalLink aria-label="(new tab)" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
