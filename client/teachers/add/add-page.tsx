import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import type { AliasLanguage } from "#shared/rules/classes/alias.ts";
import { textOfFile } from "#shared/rules/classes/file-text.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { pupilsIn } from "#shared/rules/classes/pupil-list.ts";

import { deed } from "../../data/deed.ts";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { ALIAS_LANGUAGE_OPTIONS } from "../../ui/data/alias-languages.ts";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { fileKey, refreshSchool } from "../data/use-classes.ts";
import { useDeed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";
import { ListOrFile } from "./list-or-file.tsx";
import { Preview } from "./preview.tsx";

import layout from "../ui/layout.module.css";

type Way = "list" | "number";

/** A list of a whole school has far less. */
const MOST_BYTES = 4_000_000;
const NOTHING = new ArrayBuffer(0);

/** Accounts for pupils, from a list or by number. Each gets an alias and a card. */
export function AddPage({ file }: { readonly file: ClassFile }) {
  const navigate = useNavigate();
  const adding = useDeed();
  const [way, setWay] = useState<Way>("list");
  const [pasted, setPasted] = useState("");
  const [fileTrouble, setFileTrouble] = useState<string>();
  const [number, setNumber] = useState("25");
  const [language, setLanguage] = useState<AliasLanguage>("english");
  const [off, setOff] = useState<ReadonlySet<number>>(new Set());
  const found = useMemo(() => pupilsIn(pasted), [pasted]);
  const listed = found.pupils.map(({ name }, nth) => ({ name, nth })).filter(({ nth }) => !off.has(nth));
  const names = way === "list" ? listed.map(({ name }) => name) : Array.from({ length: Number(number) || 0 }, () => "");
  const room = CLASSES.mostPupils - file.pupils;

  if (file.archivedStamp !== null)
    return <Callout tone="careful">This class is archived. Bring it back first, then add pupils.</Callout>;

  const read = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const text =
      chosen.size > MOST_BYTES
        ? undefined
        : textOfFile(new Uint8Array(await chosen.arrayBuffer().catch(() => NOTHING)));
    setOff(new Set());
    setFileTrouble(text === undefined ? "We can't read that file. Save it as CSV, or copy the names." : undefined);
    if (text !== undefined) setPasted(text);
  };
  const add = async (): Promise<void> => {
    let made: readonly UserID[] = [];
    const isDone = await adding.run(async () => {
      const { cards } = await deed(
        "POST /teachers/classes/{id}/pupils/add",
        { params: { id: file.sectionID }, body: { language, names } },
        {
          keyOf: () => `${file.sectionID} ${language} ${JSON.stringify(names)}`,
          facts: ["class"],
          show: (answer) => ({ answers: [{ key: fileKey(file.sectionID), value: answer.class }] }),
        },
      );
      await refreshSchool();
      made = cards.map(({ userID }) => userID);
    });
    if (isDone) await navigate(`/classes/${file.sectionID}/cards?pupils=${made.join(",")}`);
  };

  return (
    <Card title="Add pupils">
      <div className={layout.narrow}>
        <p>
          Each pupil gets an account with a friendly alias and a card that logs in. Real names stay in this portal, and
          in what you print or download here: only teachers of the class see them. Pupils with an account of their own
          join by the <em>join code</em> instead.
        </p>
        <RadioGroup
          label="How"
          value={way}
          onValue={setWay}
          options={[
            { value: "list", label: "From a list or a file" },
            { value: "number", label: "Just a number of pupils" },
          ]}
        />
        {way === "list" ? (
          <ListOrFile onFile={(chosen) => void read(chosen)}>
            <TextArea
              label="Names"
              hint="One a line, or copied from a table. You can drop a file here, too."
              value={pasted}
              onValue={(text) => {
                setPasted(text);
                setOff(new Set());
              }}
              rows={8}
            />
            <Trouble words={fileTrouble} />
            {pasted.trim() !== "" && <Preview found={found} off={off} onOff={setOff} />}
          </ListOrFile>
        ) : (
          <TextInput
            label="How many"
            numeric
            maxLength={3}
            counter={false}
            value={number}
            onValue={setNumber}
            autoComplete="off"
          />
        )}
        <Select label="Aliases in" value={language} onValue={setLanguage} options={ALIAS_LANGUAGE_OPTIONS} />
        {names.length > room && (
          <Callout tone="careful">
            There's room for {formatCount(Math.max(0, room), "more pupil")} in this class. It has {CLASSES.mostPupils}{" "}
            at most.
          </Callout>
        )}
        <Trouble words={adding.trouble} />
        <div>
          <Button
            kind="primary"
            busy={adding.isBusy}
            busyLabel="Making the accounts"
            disabled={names.length === 0 || names.length > room}
            onClick={() => void add()}
          >
            {names.length === 0 ? "Make the accounts" : `Make ${formatCount(names.length, "account")}`}
          </Button>
        </div>
      </div>
    </Card>
  );
}
