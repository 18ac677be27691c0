import { readAsUsual } from "../../../session/device/race-view.ts";
import { ReadingChoices } from "../../../shell/comfort/reading-choices.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Section } from "../section.tsx";

/** Reading preferences of this browser, applied at once and stored here, for guests too. */
export function ReadingSection() {
  return (
    <Section
      title="Display"
      lead="Saved on this device."
      aside={
        <Button size="small" onClick={readAsUsual}>
          Reset to defaults
        </Button>
      }
    >
      <ReadingChoices />
    </Section>
  );
}
