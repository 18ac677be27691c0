import { useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

import { Button } from "../../client/ui/controls/button.tsx";
import { TextInput } from "../../client/ui/controls/text-input.tsx";
import { followFocus } from "../../client/ui/keep-focus.ts";
import { ConfirmDialog } from "../../client/ui/overlay/confirm-dialog.tsx";
import { Menu } from "../../client/ui/overlay/menu.tsx";
import { Modal } from "../../client/ui/overlay/modal.tsx";

interface QuestionProps {
  readonly name: string;
  readonly danger?: boolean;
  readonly startsInside?: boolean;
  readonly children?: ReactNode;
}

/** A question behind a button of its name. */
function Question({ name, ...kind }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <ConfirmDialog
        {...kind}
        open={isOpen}
        onClose={close}
        onConfirm={close}
        title={`${name}?`}
        text="What then?"
        confirm="Do it"
        cancel="Keep it"
      />
    </>
  );
}

function Field({ isSecret = false }: { readonly isSecret?: boolean }) {
  const [text, setText] = useState("");
  return <TextInput label="Why" type={isSecret ? "password" : "text"} value={text} onValue={setText} />;
}

/** A second question after the first. */
function Twice() {
  const [step, setStep] = useState<"first" | "second">();
  const close = (): void => setStep(undefined);
  const kind = { onClose: close, text: "What then?", cancel: "Keep it", danger: true };
  return (
    <>
      <Button onClick={() => setStep("first")}>Twice</Button>
      <ConfirmDialog
        {...kind}
        open={step === "first"}
        onConfirm={() => setStep("second")}
        title="Once?"
        confirm="Go on"
      />
      <ConfirmDialog {...kind} open={step === "second"} onConfirm={close} title="Twice?" confirm="Do it" />
    </>
  );
}

/** A question that a menu opens. */
function FromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu label="More" entries={[{ label: "Ask", onChoose: () => setOpen(true) }]} />
      <Modal open={isOpen} onClose={() => setOpen(false)} title="From a menu" text="That's all." />
    </>
  );
}

/** Two dialogs, one over the other. */
function Nested() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Outer</Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Outer dialog">
        <Question name="Inner" />
      </Modal>
    </>
  );
}

const NAMES = ["Loaf", "Zip"] as const;
/** Later than a dialog is gone. */
const LATE_MS = 600;

/** Cars whose button goes with them: at once with the answer, or when the list is asked again. */
function Cars({ list, goneAfterMs }: { readonly list: string; readonly goneAfterMs: number }) {
  const [names, setNames] = useState<readonly string[]>(NAMES);
  const [asked, setAsked] = useState<string>();
  const sell = (): void => {
    const rest = names.filter((name) => name !== asked);
    if (goneAfterMs === 0) setNames(rest);
    else setTimeout(() => setNames(rest), goneAfterMs);
    setAsked(undefined);
  };
  return (
    <section aria-label={list}>
      {names.map((name) => (
        <Button key={name} onClick={() => setAsked(name)}>
          {list}: {name}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={sell}
        title="Sell?"
        text="What then?"
        confirm="Sell"
        danger
      />
    </section>
  );
}

/** A dialog that nobody asked for. */
function ByItself() {
  const [isOpen, setOpen] = useState(false);
  Object.assign(window, { popUp: () => setOpen(true) });
  return <Modal open={isOpen} onClose={() => setOpen(false)} title="By itself" text="Look at this." />;
}

followFocus();
const root = document.body.appendChild(document.createElement("div"));
createRoot(root).render(
  <main>
    <Question name="Harmless" />
    <Question name="Dangerous" danger />
    <Question name="Dangerous, with a field" danger>
      <Field />
    </Question>
    <Question name="With a field first" startsInside>
      <Field />
    </Question>
    <Question name="With a secret first" startsInside>
      <Field isSecret />
    </Question>
    <Twice />
    <FromMenu />
    <Nested />
    <Cars list="Cars" goneAfterMs={0} />
    <Cars list="Late cars" goneAfterMs={LATE_MS} />
    <ByItself />
  </main>,
);
