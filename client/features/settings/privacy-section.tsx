import { Link } from "react-router-dom";

import type { Settings } from "../../data/use-settings.ts";
import { DataDownload } from "./data-download.tsx";
import { Erasure } from "./erasure.tsx";
import { FairPlayCases } from "./fair-play-cases.tsx";
import { LeaveEverywhere } from "./leave-everywhere.tsx";
import { Section } from "./section.tsx";

/** @source rules Privacy */
export function PrivacySection({ settings }: { readonly settings: Settings }) {
  return (
    <>
      <Section
        title="Your data"
        lead={
          <>
            Everything we keep about you, as one file. <Link to="/support/privacy">What we keep, and why</Link>
          </>
        }
      >
        <DataDownload username={settings.user.username ?? "racer"} />
      </Section>
      <FairPlayCases />
      <LeaveEverywhere sessions={settings.sessions} trustedDevices={settings.trustedDevices} />
      <Erasure user={settings.user} />
    </>
  );
}
