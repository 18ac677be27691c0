import { readAsUsual } from "../../../session/device/race-view.ts";
import { ReadingChoices } from "../../../shell/comfort/reading-choices.tsx";
import { HelpLink } from "../../../shell/links/help-link.tsx";
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
      <HelpLink to="reading-and-display">What helps me read?</HelpLink>
      <HelpLink to="screen-readers">With a screen reader</HelpLink>
    </Section>
  );
}
