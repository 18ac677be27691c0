import { Link } from "react-router-dom";

import { BirthYearForm } from "../../../buying/birth-year-form.tsx";
import type { Settings } from "../../../data/account/use-settings.ts";
import { saySaved } from "../saved.ts";
import { Section } from "../section.tsx";

const onAnswered = (): void => saySaved("Saved");

/** The question for the year of birth: answered once, and put right within a day. */
export function AgeSection({ settings: { user, mayCorrectAge } }: { readonly settings: Settings }) {
  if (user.age === "unknown") {
    return (
      <Section title="Your year of birth" lead="We ask everyone the same question, and your first answer counts.">
        <BirthYearForm onAnswered={onAnswered} />
      </Section>
    );
  }
  return (
    <Section
      title="Your year of birth"
      lead={
        <>
          You've answered this. Was it wrong? <Link to="/contact">Write to us</Link>
        </>
      }
    >
      {mayCorrectAge && (
        <>
          <p>If you were born later than you typed, you can put it right yourself today.</p>
          <BirthYearForm corrects onAnswered={onAnswered} />
        </>
      )}
    </Section>
  );
}
