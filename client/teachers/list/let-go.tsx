import { useRef } from "react";

import { formatCount } from "#shared/format/figures.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { named, Words } from "../../ui/data/as-is.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";
import { toast } from "../../ui/overlay/toasts.ts";
import { refreshSchool } from "../data/use-classes.ts";
import { useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";

interface LetGoProps {
  /** As they were when it was asked. */
  readonly teacher: AnswerOf<"GET /teachers/school">["teachers"][number];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** More classes are only counted. */
const MOST_NAMED = 3;

/** Asks before a colleague is let go. While a class has no other teacher, it says what comes first. */
export const LetGo = (props: LetGoProps) =>
  props.teacher.onlyTeacherOf.length > 0 ? <NotYet {...props} /> : <Question {...props} />;

function Question({ teacher: { userID, nickname, teaches }, open, onClose }: LetGoProps) {
  const deed = useDeed();
  const letGo = async (): Promise<void> => {
    const isDone = await deed.run(async () => {
      await call("POST /teachers/school/let-go", { body: { userID } });
      await refreshSchool();
    });
    if (!isDone) return;
    onClose();
    toast({
      title: `${named(nickname)} isn't at your school any more`,
      text: "The school has a new code.",
      tone: "teal",
    });
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void letGo()}
      title={`Let ${named(nickname)} go?`}
      text={`${classesThen(teaches)} They begin with a school of their own, and we tell them that you let them go. Your school gets a new code, because they know this one. To undo it, invite them by the new code.`}
      confirm="Let them go"
      cancel="Keep them"
      danger
      busy={deed.isBusy}
    >
      <Trouble words={deed.trouble} />
    </ConfirmDialog>
  );
}

/** What comes of the classes that somebody teaches with others. */
function classesThen(teaches: number): string {
  if (teaches === 0) return "The school keeps all its classes.";
  return teaches === 1
    ? "The class that they teach stays with its other teachers."
    : `The ${formatCount(teaches, "class", "classes")} that they teach stay with their other teachers.`;
}

function NotYet({ teacher: { nickname, onlyTeacherOf }, open, onClose }: LetGoProps) {
  const close = useRef<HTMLButtonElement>(null);
  const isOne = onlyTeacherOf.length === 1;
  const which =
    onlyTeacherOf.length > MOST_NAMED
      ? `${formatCount(onlyTeacherOf.length, "class", "classes")} of theirs`
      : onlyTeacherOf.map((each) => named(each)).join(", ");
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`${named(nickname)} can't go yet`}
      text={
        <>
          <Words
            of={`Nobody else teaches ${which}. Ask them to let a colleague teach ${isOne ? "it" : "them"} first, or to archive ${isOne ? "it" : "them"}.`}
          />{" "}
          You can't reach them? <a href="/contact">Write to us</a>.
        </>
      }
      size="small"
      tone="plain"
      initialFocus={close}
      footer={
        <Button ref={close} onClick={onClose}>
          Close
        </Button>
      }
    />
  );
}
