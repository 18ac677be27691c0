import { showAccount, type Settings } from "../../data/use-settings.ts";
import { call } from "../../session/session.ts";
import { Switch } from "../../ui/controls/switch.tsx";
import { useQuickSetting } from "./quick-setting.ts";
import { QuickTrouble } from "./quick-trouble.tsx";
import { Section } from "./section.tsx";

type SocialName = "offline" | "allowFriendRequests" | "lookingForTeam";

const SWITCHES: readonly { readonly name: SocialName; readonly label: string; readonly hint: string }[] = [
  {
    name: "offline",
    label: "Appear offline",
    hint: "Friends and team mates do not see that you are here.",
  },
  {
    name: "allowFriendRequests",
    label: "Allow friend requests",
    hint: "Off: nobody new can ask to be your friend.",
  },
  {
    name: "lookingForTeam",
    label: "Allow team invites",
    hint: "Off: no team can invite you.",
  },
];

/** @source core §3 social */
export function SocialSection({ settings: { user } }: { readonly settings: Settings }) {
  return (
    <Section title="Social" lead="Who sees that you are here, and who may ask you. Kept as soon as you choose.">
      <div>
        {SWITCHES.map(({ name, label, hint }) => (
          <SocialSwitch key={name} name={name} label={label} hint={hint} isOn={user[name]} />
        ))}
      </div>
    </Section>
  );
}

interface SocialSwitchProps {
  readonly name: SocialName;
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
}

function SocialSwitch({ name, label, hint, isOn }: SocialSwitchProps) {
  const setting = useQuickSetting(isOn, async (value) => {
    const { account } = await call("POST /settings/social", { body: { [name]: value ? 1 : 0 } });
    showAccount(account);
  });
  return (
    <>
      <Switch name={name} label={label} hint={hint} checked={setting.value} onValue={setting.choose} />
      <QuickTrouble words={setting.trouble} />
    </>
  );
}
