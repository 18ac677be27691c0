import { Maximize2 } from "lucide-react";
import { useState } from "react";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";

import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";
import { JoinScreen } from "./join-screen.tsx";

import layout from "../ui/layout.module.css";

/** The code by which pupils join by themselves, large enough for the back row. */
export function JoinTab({ file }: { readonly file: ClassFile }) {
  const [isAsking, setIsAsking] = useState(false);
  const deed = useDeed();
  const at = { params: { id: file.sectionID } };
  const [wanted, setWanted] = useState<boolean>();
  const needsApproval = wanted ?? file.needsApproval;
  const ask = async (next: boolean): Promise<void> => {
    setWanted(next);
    await deed.run(() =>
      call("POST /teachers/classes/{id}/settings", {
        ...at,
        body: { needsApproval: next },
      }),
    );
    setWanted(undefined);
  };
  if (file.archivedStamp !== null) {
    return <Callout tone="careful">This class is archived: its code opens nothing. Bring it back first.</Callout>;
  }
  return (
    <div className={layout.stack}>
      <JoinScreen file={file} />
      <div className={layout.line}>
        <LinkButton icon={<Maximize2 aria-hidden />} to={`/classes/${file.sectionID}/projector`}>
          For the Projector
        </LinkButton>
        <Button kind="plain" onClick={() => setIsAsking(true)}>
          New Code
        </Button>
      </div>
      <Card title="Who may come in">
        <Switch
          name="needsApproval"
          label="Ask me about everyone who comes by the code"
          hint={
            needsApproval
              ? "They wait on the Pupils page until you let them in."
              : "Whoever has the code is in at once. Turn this on again when everyone has come."
          }
          checked={needsApproval}
          onValue={(next) => void ask(next)}
        />
        <Trouble words={deed.trouble} />
      </Card>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          void deed.run(() => call("POST /teachers/classes/{id}/code", at)).then(() => setIsAsking(false))
        }
        title="A new code?"
        text="The old code stops working, and who waits by it is sent away. Pupils who are in stay in, and their cards still work."
        confirm="Make a new code"
        busy={deed.isBusy}
      />
    </div>
  );
}
