import type { Site } from "#shared/content/site.ts";
import { formatPercent } from "#shared/format/figures.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";

import { HelpLink } from "../../shell/links/help-link.tsx";
import { Card } from "../../ui/layout/card.tsx";

import style from "./how-it-works.module.css";

/** What a certificate race is, before one begins. */
export const HowItWorks = ({ site }: { readonly site: Site }) => (
  <Card title="How it works">
    <ol className={style.steps}>
      <li>
        {site === "math"
          ? "You see a problem as a picture, so only eyes can read it."
          : "You see a line of words as a picture, so only eyes can read it."}
      </li>
      <li>
        {site === "math"
          ? "Type the answer. Enter brings the next problem."
          : "Type what you read. After its last word, Space or Enter brings the next line."}
      </li>
      <li>
        After {CERTIFICATE.length / 1_000} seconds we count. {formatPercent(CERTIFICATE.leastRight[site])} right is
        enough, so don't worry about a mistake.
      </li>
      <li>
        Your speed there, and {formatPercent(1 / CERTIFICATE.share - 1)} more, counts right away in your races from then
        on.
      </li>
    </ol>
    <HelpLink to="certificate-of-speed">More about the certificate</HelpLink>
  </Card>
);
