import { ReadingChoices } from "../../frame/comfort/reading-choices.tsx";
import { readAsUsual } from "../../session/race-view.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "./section.tsx";

/** How this browser likes to read; seen at once and kept here, for guests too. */
export function ReadingSection() {
  return (
    <Section
      title="Reading"
      lead="Kept on this computer, and seen at once."
      aside={
        <Button size="small" onClick={readAsUsual}>
          Back to the usual
        </Button>
      }
    >
      <ReadingChoices />
    </Section>
  );
}
