import { useRef, useState } from "react";

import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import { CLASS_SETTINGS, NEVER_IN_CLASS, type ClassSetting } from "#shared/rules/classes/settings.ts";

import { call } from "../../session/session.ts";
import { Switch } from "../../ui/controls/switch.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { Card } from "../../ui/layout/card.tsx";
import { showClass } from "../data/use-deed.ts";
import { Trouble } from "../ui/trouble.tsx";

import layout from "../ui/layout.module.css";

const WORDS: Readonly<Record<ClassSetting, readonly [label: string, open: string, closed: string]>> = {
  allow_team_communication: [
    "Messages of teams",
    "Pupils read and write messages in their teams.",
    "No messages from people outside the class.",
  ],
  friend_races: [
    "Races by link with people outside the class",
    "Pupils race anyone who sends them a link.",
    "Race links work with classmates and you only.",
  ],
  show_leagues: ["Leagues", "Pupils race in weekly leagues.", "No leagues, so nobody goes up or down."],
  paid_offers: [
    "Offers for real money",
    "",
    "Always closed: a class never sees prices in real money or anything to buy with it.",
  ],
  show_leaderboards: [
    "Leaderboards",
    "Pupils see the boards and may be on them under their alias.",
    "No boards, and nobody of the class is on one.",
  ],
  findable: [
    "Search",
    "Other players find pupils by their alias and can ask to be friends.",
    "Nobody outside the class finds your pupils.",
  ],
  change_looks: [
    "Cars and looks",
    "Pupils change their car, paint and stickers.",
    "Cars stay as they are. Good for a quiet lesson.",
  ],
};

/** What is open to the pupils. They see what is closed, and can't open it. */
export function OpenTab({ file }: { readonly file: ClassFile }) {
  const settings = useClosed(file);
  return (
    <Card title="What's open to your pupils">
      <p>It works at once, for everyone in the class. They see what's closed and can't open it.</p>
      <div className={layout.stack}>
        {CLASS_SETTINGS.map((setting) => {
          const [label, whenOpen, whenClosed] = WORDS[setting];
          const isOpen = settings.isOpen(setting);
          return (
            <Switch
              key={setting}
              name={setting}
              label={label}
              hint={isOpen ? whenOpen : whenClosed}
              checked={isOpen}
              disabled={NEVER_IN_CLASS.includes(setting)}
              onValue={(value) => settings.set(setting, value)}
            />
          );
        })}
      </div>
      <Trouble words={settings.trouble} />
    </Card>
  );
}

/** What is closed, shown as it is pressed; presses are sent one after the other, each alone, so that a colleague's stay. */
function useClosed(file: ClassFile) {
  const [pressed, setPressed] = useState<ReadonlyMap<ClassSetting, boolean>>(new Map());
  const [trouble, setTrouble] = useState<string>();
  const sent = useRef<Promise<void>>(Promise.resolve());
  const send = async (setting: ClassSetting, isOpen: boolean): Promise<void> => {
    try {
      const answer = await call("POST /teachers/classes/{id}/settings", {
        params: { id: file.sectionID },
        body: { [isOpen ? "open" : "close"]: [setting] },
      });
      setTrouble(undefined);
      await showClass(answer.class);
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    }
    // A later press of the same is still on its way.
    setPressed((before) => new Map([...before].filter(([each, value]) => each !== setting || value !== isOpen)));
  };
  return {
    isOpen: (setting: ClassSetting): boolean => pressed.get(setting) ?? !file.disabledClassSettings.includes(setting),
    trouble,
    set(setting: ClassSetting, isOpen: boolean): void {
      setPressed((before) => new Map(before).set(setting, isOpen));
      sent.current = sent.current.then(() => send(setting, isOpen));
    },
  };
}
