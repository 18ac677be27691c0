import { useEffect, useRef, useState, type ComponentType } from "react";

import type { Settings } from "../../data/use-settings.ts";
import { AccountSection } from "./account-section.tsx";
import { bringIntoView } from "./bring-into-view.ts";
import { DataSection } from "./data-section.tsx";
import { Devices } from "./devices.tsx";
import { Erasure } from "./erasure.tsx";
import { FairPlayCases } from "./fair-play-cases.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { ProvidersSection } from "./providers-section.tsx";
import { ReadingSection } from "./reading-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SECTIONS, type PartID, type SectionID } from "./sections.ts";
import { SocialSection } from "./social-section.tsx";
import { SoundsSection } from "./sounds-section.tsx";
import { UsernameForm } from "./username-form.tsx";
import { WorldSection } from "./world-section.tsx";

import style from "./settings.module.css";

type Part = ComponentType<{ settings: Settings; providerTrouble: string | undefined }>;

const PARTS: Readonly<Record<PartID, Part>> = {
  profile: ProfileSection,
  username: UsernameForm,
  account: AccountSection,
  providers: ProvidersSection,
  world: WorldSection,
  social: SocialSection,
  sounds: SoundsSection,
  reading: ReadingSection,
  password: PasswordSection,
  "second-factor": SecondFactorSection,
  devices: Devices,
  data: DataSection,
  "fair-play": FairPlayCases,
  erasure: Erasure,
};

interface PanelsProps {
  readonly now: SectionID;
  /** The sheet to bring into view. */
  readonly part: PartID | undefined;
  readonly shown: Settings;
  readonly providerTrouble: string | undefined;
}

/** Sections that were opened stay mounted, so that switching loses nothing that was typed. */
export function Panels({ now, part, shown, providerTrouble }: PanelsProps) {
  const [opened, setOpened] = useState<readonly SectionID[]>([now]);
  if (!opened.includes(now)) setOpened([...opened, now]);
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(now);
  useEffect(() => {
    if (part !== undefined) return bringIntoView(place.current?.querySelector<HTMLElement>(`[data-section="${part}"]`));
    if (first.current === now) return;
    first.current = now;
    bringIntoView(place.current);
  }, [now, part]);
  const label = SECTIONS.find(({ id }) => id === now)?.label;
  return (
    <section ref={place} tabIndex={-1} className={style.panels} aria-label={label}>
      {SECTIONS.filter(({ id }) => opened.includes(id)).map(({ id, parts }) => (
        <div key={id} className={style.panel} hidden={id !== now}>
          {parts
            .filter((each) => each !== "providers" || shown.providers.length > 0)
            .map((each) => {
              const Panel = PARTS[each];
              return (
                <div key={each} tabIndex={-1} className={style.part} data-section={each}>
                  <Panel settings={shown} providerTrouble={providerTrouble} />
                </div>
              );
            })}
        </div>
      ))}
    </section>
  );
}
