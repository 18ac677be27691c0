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
    hint: "When on, friends and teammates can't see you online.",
  },
  {
    name: "allowFriendRequests",
    label: "Allow friend requests",
    hint: "When off, nobody can send you friend requests.",
  },
  {
    name: "lookingForTeam",
    label: "Allow team invites",
    hint: "When off, teams can't invite you.",
  },
];

/** @source core §3 social */
export function SocialSection({ settings: { user } }: { readonly settings: Settings }) {
  return (
    <Section title="Social" lead="Who can see you online and send you requests. Changes save right away.">
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
