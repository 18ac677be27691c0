import { useState } from "react";

import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { refreshSchool } from "../data/use-classes.ts";
import { useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";

import layout from "../ui/layout.module.css";

/** Out of a school that has other teachers. */
export function LeaveSchool({ name }: { readonly name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const deed = useDeed();
  const leave = async (): Promise<void> => {
    const isDone = await deed.run(async () => {
      await call("POST /teachers/school/leave");
      await refreshSchool();
    });
    if (isDone) setIsAsking(false);
  };
  return (
    <section className={layout.part}>
      <h3>You leave the school</h3>
      <p>Classes stay with the school. Each needs another teacher first, or is archived.</p>
      <Button size="small" kind="plain" onClick={() => setIsAsking(true)}>
        Leave the School
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void leave()}
        title={`Leave ${named(name)}?`}
        text="Your colleagues keep its classes. You start with a school of your own."
        confirm="Leave the school"
        cancel="Stay"
        danger
        busy={deed.isBusy}
      >
        <Trouble words={deed.trouble} />
      </ConfirmDialog>
    </section>
  );
}
