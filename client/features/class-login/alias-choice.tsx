import { Shuffle } from "lucide-react";
import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { findClass, type Found, type Language } from "./class-code.ts";
import { TeacherLine } from "./class-line.tsx";
import { StepHead } from "./step-head.tsx";
import { useEntering } from "./use-entering.ts";

import style from "./class-login.module.css";

const LANGUAGES: readonly { readonly value: Language; readonly label: string }[] = [
  { value: "english", label: "English" },
  { value: "german", label: "Deutsch" },
  { value: "spanish", label: "Español" },
  { value: "french", label: "Français" },
];
const SHOWN = 3;

interface AliasChoiceProps {
  readonly found: Found;
  readonly onEnter: (found: Found, alias: string) => Promise<void>;
}

/** Somebody new chooses the name that others will see: three at a time. */
export function AliasChoice({ found, onEnter }: AliasChoiceProps) {
  const [offer, setOffer] = useState(found.aliases);
  const [from, setFrom] = useState(0);
  const [language, setLanguage] = useState<Language>("english");
  const shown = offer.slice(from, from + SHOWN);
  const [alias, setAlias] = useState(shown[0] ?? "");
  const { isBusy, trouble, run } = useEntering();
  const show = (names: readonly string[], first: number): void => {
    setOffer(names);
    setFrom(first);
    setAlias(names[first] ?? "");
  };
  const others = (): void => show(offer, from === 0 && offer.length > SHOWN ? SHOWN : 0);
  const speak = (next: Language): void => {
    setLanguage(next);
    findClass(found.code, next).then(
      ({ aliases }) => show(aliases, 0),
      () => setLanguage(language),
    );
  };
  return (
    <form
      className={style.step}
      aria-label="Join your class"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) run(onEnter(found, alias));
      }}
    >
      <StepHead>
        Join <AsIs>{found.className}</AsIs>
      </StepHead>
      <TeacherLine found={found} />
      <div className={style.names}>
        <RadioGroup
          label="Choose your racing name"
          options={shown.map((name) => ({ value: name, label: name }))}
          value={alias}
          onValue={setAlias}
        />
      </div>
      <Button icon={<Shuffle aria-hidden />} onClick={others}>
        Show other names
      </Button>
      {trouble !== undefined && (
        <Callout tone="wrong" live>
          {trouble}
        </Callout>
      )}
      <Button type="submit" kind="primary" size="large" wide busy={isBusy} busyLabel="Joining">
        Join
      </Button>
      <p className={style.quiet}>
        {found.needsApproval
          ? "Your teacher will see that you came, and let you in."
          : "Others see only this name. Your teacher knows who you are."}
      </p>
      <Select label="Names in" options={LANGUAGES} value={language} onValue={speak} />
    </form>
  );
}
