import { takePart } from "../../../data/leagues/use-leagues.ts";
import { useSession } from "../../../session/session.ts";
import { Switch } from "../../../ui/controls/switch.tsx";
import { QuickTrouble } from "../quick-trouble.tsx";
import { Section } from "../section.tsx";
import { useQuickSetting } from "./quick-setting.ts";

/** @source rules Leagues: Freedom */
export function LeaguesSection() {
  const isOut = useSession(({ user }) => user?.isOutOfLeagues ?? false);
  const setting = useQuickSetting(!isOut, (isIn) => takePart(!isIn));
  return (
    <Section
      title="Leagues"
      lead="You can leave and come back whenever you like. A week that you leave isn't ranked; only a fall that was coming still comes."
    >
      <Switch
        name="leagues"
        label="Race in the leagues"
        hint={
          setting.value
            ? "Your public races count for your group of the week."
            : "You stand in no ranking, and nothing rises or falls."
        }
        checked={setting.value}
        onValue={setting.choose}
      />
      <QuickTrouble words={setting.trouble} />
    </Section>
  );
}
