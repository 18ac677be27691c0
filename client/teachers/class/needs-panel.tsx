import { useRef, useState } from "react";

import type { ClassFile, Pupil } from "#shared/contracts/classes/teacher-shapes.ts";
import { formatCount } from "#shared/format/figures.ts";
import {
  LONGER_TIMES,
  NEEDS,
  needsAfter,
  type LongerTimes,
  type Needs,
  type NeedsChange,
} from "#shared/rules/classes/needs.ts";

import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";
import type { Deed } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";
import { LONGER_WORDS, NEED_WORDS } from "./needs-words.ts";

import layout from "../ui/layout.module.css";

interface NeedsPanelProps {
  readonly file: ClassFile;
  readonly choice: readonly Pupil[];
  readonly deed: Deed;
  readonly open: boolean;
  readonly onClose: () => void;
}

const USUAL = "1";
const timesOf = ({ longer }: Needs): string => String(longer ?? USUAL);

/** What some pupils need in races. Each choice is in force at once; with several, what they don't share is left as it is. */
export function NeedsPanel({ file, choice, deed, open, onClose }: NeedsPanelProps) {
  const [wanted, setWanted] = useState<NeedsChange>({});
  const last = useRef<Promise<boolean>>(undefined);
  const all = choice.map(({ needs }) => needsAfter(needs, wanted));
  const [first] = all;
  const isShared = first !== undefined && all.every((each) => timesOf(each) === timesOf(first));
  const set = async (needs: NeedsChange): Promise<void> => {
    setWanted((before) => ({ ...before, ...needs }));
    const done = deed.inTurn(() =>
      call("POST /teachers/classes/{id}/pupils/needs", {
        params: { id: file.sectionID },
        body: { userIDs: choice.map(({ userID }) => userID), needs },
      }),
    );
    last.current = done;
    await done;
    if (last.current === done) setWanted({});
  };
  const who = choice.length === 1 ? named(choice[0]?.alias ?? "") : formatCount(choice.length, "pupil");
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`What ${who} needs`}
      text="It works at once, also in a page that's open; a race that's on keeps its time and its road. Only teachers of this class and the pupil see it."
      tone="plain"
      size="large"
      footer={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={layout.stack}>
        <RadioGroup
          label="Time for a race"
          look="plates"
          options={[
            { value: USUAL, label: "Like everyone" },
            ...LONGER_TIMES.map((each) => ({ value: String(each), label: LONGER_WORDS[each] })),
          ]}
          value={isShared ? timesOf(first) : undefined}
          onValue={(times) => void set({ longer: times === USUAL ? null : (Number(times) as LongerTimes) })}
        />
        <p className={layout.quiet}>
          In class races and races with friends, results wait for them. Among strangers only standing still may take
          longer.
        </p>
        {NEEDS.map((need) => {
          const having = all.filter((needs) => needs[need]).length;
          const isMixed = having > 0 && having < choice.length;
          const { label, hint } = NEED_WORDS[need];
          return (
            <Switch
              key={need}
              label={label}
              hint={isMixed ? `${hint} On for ${having} of ${choice.length}.` : hint}
              checked={having > 0 && !isMixed}
              onValue={(isNeeded) => void set({ [need]: isNeeded })}
            />
          );
        })}
        <Trouble words={deed.trouble} />
      </div>
    </Modal>
  );
}
