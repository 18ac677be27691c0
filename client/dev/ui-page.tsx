import { useState } from "react";

import { RadioGroup } from "../ui/controls/radio-group.tsx";
import { OfflineBanner } from "../ui/feedback/offline-banner.tsx";
import { SkipLink } from "../ui/layout/skip-link.tsx";
import { ToastRegion } from "../ui/overlay/toast-region.tsx";
import { Horizon } from "../ui/pictures/horizon.tsx";
import { Logo } from "../ui/pictures/logo.tsx";
import { applyTextFont, applyTheme, textFonts, type TextFont, themes, type Theme } from "../ui/theme.ts";
import { ButtonSection } from "./sections/buttons.tsx";
import { DialSection } from "./sections/dials.tsx";
import { FieldSection } from "./sections/fields.tsx";
import { LayerSection } from "./sections/layers.tsx";
import { ListSection } from "./sections/lists.tsx";
import { PeopleSection } from "./sections/people.tsx";
import { StateSection } from "./sections/states.tsx";
import { TableSection } from "./sections/tables.tsx";
import { TypeSection } from "./sections/type.tsx";

import style from "./ui-page.module.css";

/** Every component in every state, for comparing before and after a change of looks. */
export function UiPage() {
  const [theme, setTheme] = useState<Theme>("auto");
  const [font, setFont] = useState<TextFont>("hyperlegible");
  const [offline, setOffline] = useState(false);
  return (
    <>
      <SkipLink />
      <OfflineBanner offline={offline} />
      <Horizon height="17rem">
        <header className={style.head}>
          <h1>
            <Logo size="4rem" />
          </h1>
          <p>The parts of the house.</p>
        </header>
      </Horizon>
      <main id="main" tabIndex={-1} className={style.page}>
        <div className={style.choices}>
          <RadioGroup
            label="Theme"
            look="plates"
            value={theme}
            options={themes.map((value) => ({ value, label: value }))}
            onValue={(next) => {
              applyTheme(next);
              setTheme(next);
            }}
          />
          <RadioGroup
            label="Font"
            look="plates"
            value={font}
            options={textFonts.map((value) => ({ value, label: value }))}
            onValue={(next) => {
              applyTextFont(next);
              setFont(next);
            }}
          />
        </div>
        <ButtonSection />
        <DialSection />
        <FieldSection />
        <TableSection />
        <ListSection />
        <PeopleSection />
        <LayerSection offline={offline} onOffline={setOffline} />
        <StateSection />
        <TypeSection />
      </main>
      <ToastRegion isInSky={false} />
    </>
  );
}
