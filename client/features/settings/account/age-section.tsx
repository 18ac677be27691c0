import { Link } from "react-router-dom";

import type { Account } from "#shared/contracts/account/own-account.ts";

import { BirthYearForm } from "../../../buying/birth-year-form.tsx";
import { showAccount, type Settings } from "../../../data/account/use-settings.ts";
import { saySaved } from "../saved.ts";
import { Section } from "../section.tsx";

const answeredBy =
  (change: Pick<Settings, "mayCorrectAge">) =>
  (account: Partial<Account>): void => {
    showAccount(account, change);
    saySaved("Saved");
  };

/** The question for the year of birth: answered once, and put right within a day. */
export function AgeSection({ settings: { user, mayCorrectAge } }: { readonly settings: Settings }) {
  if (user.age === "unknown") {
    return (
      <Section title="Your year of birth" lead="We ask everyone the same question, and your first answer counts.">
        <BirthYearForm onAnswered={answeredBy({ mayCorrectAge: true })} />
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
          <BirthYearForm corrects onAnswered={answeredBy({ mayCorrectAge: false })} />
        </>
      )}
    </Section>
  );
}
