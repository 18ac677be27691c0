import { formatPercent } from "#shared/format/figures.ts";

import { showAccount, type Settings } from "../../../data/account/use-settings.ts";
import { RACE_SOUNDS, usePreferences } from "../../../session/device/preferences.ts";
import { call } from "../../../session/session.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Slider } from "../../../ui/controls/slider.tsx";
import { QuickTrouble } from "../quick-trouble.tsx";
import { Section } from "../section.tsx";
import { useQuickSetting } from "./quick-setting.ts";

const WORDS = { all: "Everything", only_fx: "Effects only", off: "Off" } as const;

/** @source core §7 Settings /sounds */
export function SoundsSection({ settings: { user } }: { readonly settings: Settings }) {
  const volume = usePreferences((now) => now.volume);
  const sounds = useQuickSetting(user.raceSounds, async (value) => {
    usePreferences.setState({ raceSounds: value });
    const { account } = await call("POST /settings/sounds", { body: { value } });
    showAccount(account);
  });
  return (
    <>
      <Section title="Sounds" lead="Your choice follows you to every device.">
        <RadioGroup
          label="Race sounds"
          look="plates"
          options={RACE_SOUNDS.map((value) => ({ value, label: WORDS[value] }))}
          value={sounds.value}
          onValue={sounds.choose}
        />
        <QuickTrouble words={sounds.trouble} />
        <Slider
          label="Volume on this device"
          value={Math.round(volume * 100)}
          words={formatPercent(volume)}
          onValue={(percent) => usePreferences.setState({ volume: percent / 100 })}
        />
        <HelpLink to="sounds">Hear nothing?</HelpLink>
      </Section>
    </>
  );
}
