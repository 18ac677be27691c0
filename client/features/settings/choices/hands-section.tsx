import type { Hands } from "#shared/rules/fair-play/hands.ts";

import { show, type Settings } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { Select, type Option } from "../../../ui/controls/select.tsx";
import { QuickTrouble } from "../quick-trouble.tsx";
import { Section } from "../section.tsx";
import { useQuickSetting } from "./quick-setting.ts";

const OPTIONS: readonly Option<Hands>[] = [
  { value: "usual", label: "A keyboard" },
  { value: "phone", label: "A phone or tablet" },
  { value: "steno", label: "A steno machine" },
  { value: "word-keyboard", label: "A keyboard that writes whole words" },
  { value: "switch", label: "Switches" },
  { value: "eye", label: "Eye control" },
  { value: "voice", label: "My voice" },
];

/** How a racer types, so that fair play weighs it as what it is. */
export function HandsSection({ settings: { hands } }: { readonly settings: Settings }) {
  const setting = useQuickSetting(hands, async (chosen) => {
    await call("POST /settings/hands", { body: { hands: chosen } });
    show({ hands: chosen });
  });
  return (
    <Section
      title="How you type"
      lead="Words can come all at once, or very evenly, when you type in your own way. Tell us, and we never take it for a program. A voice, steno or a keyboard of whole words may write a long phrase at once. Nobody else sees this."
    >
      <Select label="I type with" options={OPTIONS} value={setting.value} onValue={setting.choose} />
      <QuickTrouble words={setting.trouble} />
      <HelpLink to="keyboards-and-phones">Which one am I?</HelpLink>
    </Section>
  );
}
