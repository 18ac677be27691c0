import { ReadingChoices } from "../../frame/comfort/reading-choices.tsx";
import { USUAL, usePreferences } from "../../session/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "./section.tsx";

const { raceSounds: _raceSounds, volume: _volume, ...USUAL_READING } = USUAL;

/** How this browser likes to read; seen at once and kept here, for guests too. */
export function ReadingSection() {
  return (
    <Section
      title="Reading"
      lead="Kept on this computer, and seen at once."
      aside={
        <Button size="small" onClick={() => usePreferences.setState(USUAL_READING)}>
          Back to the usual
        </Button>
      }
    >
      <ReadingChoices />
    </Section>
  );
}
