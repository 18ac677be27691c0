import { ExternalLink } from "lucide-react";

import { useSite } from "../../../net/site.ts";
import { useOpens } from "../../../shell/links/open-feature.ts";
import { OutsideLink } from "../../../shell/links/outside-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";

import style from "./team-page.module.css";

/** Our own documents, beside the game. */
const OWN = [
  ["Fair-play rules", "/support/tos"],
  ["API documents", "/api/v2/openapi.json"],
] as const;

const NewTab = () => <ExternalLink aria-label="(new tab)" />;

/** What the game is made of. @source teams §2 Team details page */
export function PoweredBy() {
  const sourceUrl = useSite((answer) => answer.sourceUrl);
  const mayLeave = useOpens("outside_links");
  return (
    <Card title="Powered by Redline">
      <ul className={style.links}>
        {OWN.map(([label, href]) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noreferrer">
              {label} <NewTab />
            </a>
          </li>
        ))}
        {mayLeave && sourceUrl !== null && (
          <li>
            <OutsideLink to={sourceUrl} opensTab>
              Source code <NewTab />
            </OutsideLink>
          </li>
        )}
      </ul>
    </Card>
  );
}
