import { useState } from "react";
import { useNavigate } from "react-router-dom";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";

import { call } from "../../session/session.ts";
import { classes } from "../../ui/classes.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Rows, SheetRow } from "../../ui/layout/rows.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { refreshSchool } from "../data/use-classes.ts";
import { useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";

import layout from "../ui/layout.module.css";

/** Who teaches the class, and who of the school could. */
export function ColleaguesTab({ file }: { readonly file: ClassFile }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();
  const deed = useDeed();
  const at = { params: { id: file.sectionID } };
  const canLeave = file.colleagues.filter(({ isTeaching }) => isTeaching).length > 1;
  const leave = async (): Promise<void> => {
    const isDone = await deed.run(async () => {
      await call("POST /teachers/classes/{id}/colleagues/leave", at);
      await refreshSchool();
    });
    setIsLeaving(false);
    if (isDone) await navigate("/");
  };
  return (
    <Card title="Teachers of this class">
      <div className={layout.stack}>
        <p>
          Everyone listed as teaching sees the class as you do. Colleagues join your school with the code on{" "}
          <em>Your classes</em>.
        </p>
        <Rows>
          {file.colleagues.map(({ userID, nickname, username, isTeaching }) => (
            <SheetRow key={userID} className={classes(layout.line, layout.row)}>
              <strong>
                <AsIs>{nickname}</AsIs>
              </strong>
              <span className={layout.quiet}>
                <AsIs>{username}</AsIs>
              </span>
              {isTeaching ? (
                <Badge tone="teal">Teaches it</Badge>
              ) : (
                <Button
                  size="small"
                  busy={deed.isBusy}
                  onClick={() =>
                    void deed.run(() => call("POST /teachers/classes/{id}/colleagues/add", { ...at, body: { userID } }))
                  }
                >
                  Add to the Class
                </Button>
              )}
            </SheetRow>
          ))}
        </Rows>
        <Trouble words={deed.trouble} />
        {canLeave && (
          <div>
            <Button kind="plain" onClick={() => setIsLeaving(true)}>
              Hand Over the Class
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        onConfirm={() => void leave()}
        title="Hand the class over?"
        text="You teach it no more. The other teachers keep it, and can add you again."
        confirm="Hand it over"
        busy={deed.isBusy}
      />
    </Card>
  );
}
