import { WORLDS } from "#shared/content/worlds.ts";

import { showAccount, type Settings } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { Select } from "../../../ui/controls/select.tsx";
import { QuickTrouble } from "../quick-trouble.tsx";
import { Section } from "../section.tsx";
import { useQuickSetting } from "./quick-setting.ts";

const OPTIONS = WORLDS.map(({ worldID, name }) => ({ value: String(worldID), label: name }));

/** @source core §7 Settings */
export function WorldSection({ settings: { worldID } }: { readonly settings: Settings }) {
  const world = useQuickSetting(
    worldID,
    async (chosen) => {
      const { account } = await call("POST /settings/world", { body: { worldID: chosen } });
      showAccount(account, { worldID: chosen });
    },
    "Welcome to your world",
  );
  return (
    <Section title="World" lead="Pick the world that feels like home. You can move as often as you like.">
      <Select
        label="Your world"
        options={OPTIONS}
        value={String(world.value)}
        onValue={(value) => world.choose(Number(value))}
        hint={WORLDS.find((each) => each.worldID === world.value)?.about}
      />
      <QuickTrouble words={world.trouble} />
    </Section>
  );
}
