import { formatCount } from "#shared/format/figures.ts";
import { formatList } from "#shared/format/list.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { named } from "../../ui/data/as-is.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
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

/** Asks before a colleague is let go, and says what comes of their classes. */
export function LetGo({ teacher, open, onClose }: LetGoProps) {
  const { userID, nickname } = teacher;
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
      text={`${classesThen(teacher)} They begin with a school of their own, and we tell them that you let them go. Your school gets a new code, because they know this one. To undo it, invite them by the new code.`}
      confirm="Let them go"
      cancel="Keep them"
      danger
      busy={deed.isBusy}
    >
      <Trouble words={deed.trouble} />
    </ConfirmDialog>
  );
}

/** What comes of the classes that somebody teaches, alone and with others. */
function classesThen({ teaches, onlyTeacherOf }: LetGoProps["teacher"]): string {
  if (teaches === 0) return "The school keeps all its classes.";
  const shared = teaches - onlyTeacherOf.length;
  const which =
    onlyTeacherOf.length > MOST_NAMED
      ? formatCount(onlyTeacherOf.length, "class", "classes")
      : formatList(onlyTeacherOf.map((each) => named(each)));
  return [
    ...(onlyTeacherOf.length > 0 ? [`From then on you teach ${which}, which nobody else does.`] : []),
    ...(shared === 1 ? ["The class that they share stays with its other teachers."] : []),
    ...(shared > 1
      ? [`The ${formatCount(shared, "class", "classes")} that they share stay with their other teachers.`]
      : []),
  ].join(" ");
}
