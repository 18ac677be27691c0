import { Link } from "react-router-dom";

import type { Settings } from "../../../data/account/use-settings.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { Section } from "../section.tsx";
import { DataDownload } from "./data-download.tsx";

/** @source rules Privacy */
export function DataSection({ settings }: { readonly settings: Settings }) {
  return (
    <Section
      title="Your data"
      lead={
        <>
          Everything we keep about you, as one file. <Link to="/support/privacy">What we keep, and why</Link>
        </>
      }
    >
      <HelpLink to="your-data">What is in it?</HelpLink>
      <DataDownload username={settings.user.username ?? "racer"} />
    </Section>
  );
}
