import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

import { RACER_HOME } from "#shared/rules/account/access.ts";

import { tell } from "../../data/facts.ts";
import { raceLink, useSite } from "../../net/site.ts";
import { isRegistered, takeSignedIn, useSession } from "../../session/session.ts";
import { named } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { toast } from "../../ui/overlay/toasts.ts";
import { AliasChoice } from "./alias-choice.tsx";
import { CardGreeting } from "./card-greeting.tsx";
import { enterClass, findClass, type Entered, type Found } from "./class-code.ts";
import { CodeForm } from "./code-form.tsx";
import { NewCard } from "./new-card.tsx";
import { OwnAccount } from "./own-account.tsx";

type Step =
  | { readonly at: "looking" }
  | { readonly at: "code"; readonly trouble?: string }
  | { readonly at: "found"; readonly found: Found }
  | { readonly at: "new"; readonly entered: Entered & { readonly cardCode: string } };

/** From a code to the class, step by step. @param brought a code that the address had */
export function Entry({ brought }: { readonly brought: string | undefined }) {
  const navigate = useNavigate();
  const site = useSite((answer) => answer.site) ?? "type";
  const racer = useSession(({ user }) => user);
  const account = isRegistered(racer) ? racer : undefined;
  const [step, setStep] = useState<Step>({ at: brought === undefined ? "code" : "looking" });
  useEffect(() => {
    if (brought === undefined) return;
    findClass(brought).then(
      (found) => setStep({ at: "found", found }),
      (problem: unknown) => setStep({ at: "code", trouble: sentenceOf(problem) }),
    );
  }, [brought]);

  const welcome = (entered: Entered): void => {
    takeSignedIn(entered);
    void tell("class", "account");
    const { user, cardCode } = entered;
    if (cardCode !== null) return setStep({ at: "new", entered: { ...entered, cardCode } });
    toast({ id: "class-login", title: `Hi, ${named(user.displayName)}!`, tone: "teal" });
    if (user.isLive) return void navigate("/class/race", { replace: true });
    const isFull = site === "math" || user.qualifyingRaceComplete;
    const isAtClass = user.pendingTeacherApproval || user.accountType !== "class";
    void navigate(isAtClass ? "/class" : isFull ? RACER_HOME : raceLink(site).to, { replace: true });
  };
  const enter = async (found: Found, alias?: string): Promise<void> => welcome(await enterClass(found, alias));
  const startAgain = (): void => setStep({ at: "code" });
  /** A card that was typed is in the hand of whoever types. One that an address brought may be anybody's. */
  const typed = async (found: Found): Promise<void> => {
    if (found.kind === "card" && account === undefined) await enter(found);
    else setStep({ at: "found", found });
  };

  switch (step.at) {
    case "looking":
      return <Spinner label="Looking for your class" spoken />;
    case "code":
      return (
        <>
          {step.trouble !== undefined && (
            <Callout tone="careful" live>
              {step.trouble}
            </Callout>
          )}
          <CodeForm account={account} onFind={typed} />
        </>
      );
    case "found":
      if (account !== undefined) return <OwnAccount found={step.found} account={account} onEnter={enter} />;
      if (step.found.kind === "card") return <CardGreeting found={step.found} onEnter={enter} onOther={startAgain} />;
      return <AliasChoice found={step.found} onEnter={enter} />;
    case "new":
      return <NewCard {...step.entered} />;
  }
}
