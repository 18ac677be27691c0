import { useEffect, useRef, useState, type ComponentType } from "react";

import type { Settings } from "../../data/account/use-settings.ts";
import { goldOfferTo } from "../../shell/links/gold-offer.ts";
import { useViewer } from "../../shell/links/viewer.ts";
import { Callout } from "../../ui/feedback/callout.tsx";
import { AccountSection } from "./account/account-section.tsx";
import { BotSection } from "./account/bot-section.tsx";
import { FairPlayCases } from "./account/fair-play-cases.tsx";
import { GoldSection } from "./account/gold-section.tsx";
import { ProfileSection } from "./account/profile-section.tsx";
import { UsernameForm } from "./account/username-form.tsx";
import { bringIntoView } from "./bring-into-view.ts";
import { HandsSection } from "./choices/hands-section.tsx";
import { LeaguesSection } from "./choices/leagues-section.tsx";
import { ReadingSection } from "./choices/reading-section.tsx";
import { SocialSection } from "./choices/social-section.tsx";
import { SoundsSection } from "./choices/sounds-section.tsx";
import { WorldSection } from "./choices/world-section.tsx";
import { DataSection } from "./own-data/data-section.tsx";
import { Erasure } from "./own-data/erasure.tsx";
import { SecondFactorSection } from "./second-factor/second-factor-section.tsx";
import type { PartID, SectionID, SettingsSection } from "./sections.ts";
import { Devices } from "./ways-in/devices.tsx";
import { PasswordSection } from "./ways-in/password-section.tsx";
import { ProvidersSection, useShownProviders } from "./ways-in/providers-section.tsx";

import style from "./settings.module.css";

type Part = ComponentType<{ settings: Settings; providerTrouble: string | undefined }>;

const PARTS: Readonly<Record<PartID, Part>> = {
  profile: ProfileSection,
  username: UsernameForm,
  account: AccountSection,
  gold: GoldSection,
  providers: ProvidersSection,
  bot: BotSection,
  world: WorldSection,
  social: SocialSection,
  leagues: LeaguesSection,
  sounds: SoundsSection,
  reading: ReadingSection,
  hands: HandsSection,
  password: PasswordSection,
  "second-factor": SecondFactorSection,
  devices: Devices,
  data: DataSection,
  "fair-play": FairPlayCases,
  erasure: Erasure,
};

interface PanelsProps {
  readonly sections: readonly SettingsSection[];
  readonly now: SectionID;
  /** The sheet to bring into view. */
  readonly part: PartID | undefined;
  readonly shown: Settings;
  readonly providerTrouble: string | undefined;
}

/** Sections that were opened stay mounted, so that switching loses nothing that was typed. */
export function Panels({ sections, now, part, shown, providerTrouble }: PanelsProps) {
  const left: Partial<Record<PartID, boolean>> = {
    providers: useShownProviders(shown).length === 0,
    gold: goldOfferTo(useViewer()) === undefined,
  };
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
  const label = sections.find(({ id }) => id === now)?.label;
  return (
    <section ref={place} tabIndex={-1} className={style.panels} aria-label={label}>
      {shown.user.accountType === "class" && (
        <div className={style.note}>
          <Callout tone="note" title="Your teacher looks after this account">
            Your name and your card come from your teacher, who can also give you a copy of your data or erase it. Just
            ask.
          </Callout>
        </div>
      )}
      {sections
        .filter(({ id }) => opened.includes(id))
        .map(({ id, parts }) => (
          <div key={id} className={style.panel} hidden={id !== now}>
            {parts
              .filter((each) => !left[each])
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
