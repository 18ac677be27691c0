import { useState } from "react";

import type { ClassFile, Pupil } from "#shared/contracts/classes/teacher-shapes.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";

import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";

import layout from "../ui/layout.module.css";
import style from "./real-names.module.css";

interface RealNamesProps {
  readonly file: ClassFile;
  readonly pupils: readonly Pupil[];
}

/** Who is behind which alias. Only the teachers of the class see it. */
export const RealNames = ({ file, pupils }: RealNamesProps) => (
  <Card title="Real names">
    <div className={layout.stack}>
      <p>Only teachers of this class see them. They're locked in our database, and on no page of the game.</p>
      <ul className={style.names}>
        {pupils.map((pupil) => (
          <NameRow key={pupil.userID} file={file} pupil={pupil} />
        ))}
      </ul>
    </div>
  </Card>
);

function NameRow({ file, pupil }: { readonly file: ClassFile; readonly pupil: Pupil }) {
  const [name, setName] = useState(pupil.realName ?? "");
  const deed = useDeed();
  const save = (): void =>
    void deed.run(() =>
      call("POST /teachers/classes/{id}/pupils/name", {
        params: { id: file.sectionID },
        body: { userID: pupil.userID, realName: name },
      }),
    );
  return (
    <li>
      <form
        className={style.name}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label={pupil.alias}
          value={name}
          onValue={setName}
          maxLength={CLASSES.realNameMax}
          counter={false}
          autoComplete="off"
          spellCheck={false}
        />
        <Button
          size="small"
          type="submit"
          spent={name.trim() === (pupil.realName ?? "")}
          busy={deed.isBusy}
          aria-label={`Save the name of ${pupil.alias}`}
        >
          Save
        </Button>
      </form>
      <Trouble words={deed.trouble} />
    </li>
  );
}
