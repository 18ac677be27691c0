import { showAccount, type Settings } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { Switch } from "../../../ui/controls/switch.tsx";
import { QuickTrouble } from "../quick-trouble.tsx";
import { Section } from "../section.tsx";
import { useQuickSetting } from "./quick-setting.ts";

type SocialName = "offline" | "allowFriendRequests" | "lookingForTeam";

interface SocialChoice {
  readonly name: SocialName;
  readonly label: string;
  /** What happens while it is on, and while it is off. */
  readonly on: string;
  readonly off: string;
}

const SWITCHES: readonly SocialChoice[] = [
  {
    name: "offline",
    label: "Appear offline",
    on: "Friends, teammates and classmates can't see that you're online.",
    off: "Friends, teammates and classmates can see when you're online.",
  },
  {
    name: "allowFriendRequests",
    label: "Allow friend requests",
    on: "Other racers can send you friend requests.",
    off: "Nobody can send you friend requests.",
  },
  {
    name: "lookingForTeam",
    label: "Allow team invites",
    on: "Teams can invite you to join.",
    off: "No team can invite you.",
  },
];

/** @source core §3 social */
export function SocialSection({ settings: { user } }: { readonly settings: Settings }) {
  return (
    <Section title="Social" lead="Who can see you online and send you requests. Changes save right away.">
      <div>
        {SWITCHES.map((each) => (
          <SocialSwitch key={each.name} choice={each} isOn={user[each.name]} />
        ))}
      </div>
    </Section>
  );
}

interface SocialSwitchProps {
  readonly choice: SocialChoice;
  readonly isOn: boolean;
}

function SocialSwitch({ choice: { name, label, on, off }, isOn }: SocialSwitchProps) {
  const setting = useQuickSetting(isOn, async (value) => {
    const { account } = await call("POST /settings/social", { body: { [name]: value ? 1 : 0 } });
    showAccount(account);
  });
  return (
    <>
      <Switch
        name={name}
        label={label}
        hint={setting.value ? on : off}
        checked={setting.value}
        onValue={setting.choose}
      />
      <QuickTrouble words={setting.trouble} />
    </>
  );
}
