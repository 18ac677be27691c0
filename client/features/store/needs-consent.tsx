import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";

const WORDS = {
  ageUnknown: {
    title: "One question before real money",
    text: "Tell us in which year you were born. We ask once, and keep only whether you need a parent's yes.",
    label: "Answer in My Settings",
    to: "/profile#age",
  },
  parentNeeded: {
    title: "Ask a parent first",
    text: "A parent has to say yes before anything is bought here. Give us a parent's e-mail address: we write to them, and they decide. All races are open to you without it.",
    label: "Give a parent's address",
    to: "/profile#parent",
  },
} as const;

/** What is missing before somebody may buy for real money. */
export function NeedsConsent({ why }: { readonly why: keyof typeof WORDS }) {
  const { title, text, label, to } = WORDS[why];
  return (
    <Callout
      title={title}
      action={
        <LinkButton kind="primary" to={to}>
          {label}
        </LinkButton>
      }
    >
      {text}
    </Callout>
  );
}
