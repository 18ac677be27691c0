import { useState } from "react";

import { formatCount } from "#shared/format/figures.ts";

import type { AnswerOf } from "../../net/call.ts";
import { useSession } from "../../session/session.ts";
import { classes } from "../../ui/classes.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AsIs, named, Words } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { Rows, SheetRow } from "../../ui/layout/rows.tsx";
import { LetGo } from "./let-go.tsx";

import layout from "../ui/layout.module.css";

type Teachers = AnswerOf<"GET /teachers/school">["teachers"];

/** Who is in the school. Who is responsible for it may let the others go. */
export function SchoolTeachers({ teachers }: { readonly teachers: Teachers }) {
  const ownID = useSession(({ user }) => user?.userID);
  const [asked, setAsked] = useState<Teachers[number]>();
  const [isAsking, setIsAsking] = useState(false);
  const responsible = teachers.find(({ isResponsible }) => isResponsible);
  const inOrder = teachers.toSorted((one, other) => Number(other.isResponsible) - Number(one.isResponsible));
  const isOwn = responsible?.userID === ownID;
  return (
    <section className={layout.part}>
      <h3>Teachers</h3>
      <p>
        <Words
          of={
            isOwn
              ? "You've been here longest, so you're responsible for the school. You can let a colleague go."
              : `${named(responsible?.nickname ?? "")} has been here longest, so they're responsible for the school. Only they can let a colleague go.`
          }
        />
      </p>
      <Rows gap="small">
        {inOrder.map((teacher) => (
          <SheetRow key={teacher.userID} className={classes(layout.line, layout.row)}>
            <strong>
              <AsIs>{teacher.nickname}</AsIs>
            </strong>
            <span className={layout.quiet}>
              <AsIs>{teacher.username}</AsIs>, {formatCount(teacher.teaches, "class", "classes")}
            </span>
            {teacher.isResponsible && (
              <span className={layout.end}>
                <Badge tone="teal">Responsible</Badge>
              </span>
            )}
            {isOwn && teacher.userID !== ownID && (
              <span className={layout.end}>
                <Button
                  size="small"
                  kind="plain"
                  aria-label={`Let Go… ${teacher.nickname}`}
                  onClick={() => {
                    setAsked(teacher);
                    setIsAsking(true);
                  }}
                >
                  Let Go…
                </Button>
              </span>
            )}
          </SheetRow>
        ))}
      </Rows>
      {asked && <LetGo key={asked.userID} teacher={asked} open={isAsking} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
