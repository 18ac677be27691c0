import { useState } from "react";

import type { WitnessWish } from "#shared/contracts/classes/witness-wish.ts";
import type { SectionID } from "#shared/ids.ts";

import { showAnswer } from "../../data/query-client.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { named, Words } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { toast } from "../../ui/overlay/toasts.ts";
import { useDeed } from "../data/use-deed.ts";
import { useWishes, wishesKey } from "../data/use-wishes.ts";
import { Trouble } from "../ui/trouble.tsx";
import { seenSpeed, wishWords } from "./witness-words.ts";

import layout from "../ui/layout.module.css";
import style from "./hangs.module.css";

/** Who asks for somebody that has seen how fast they type. Whoever doesn't know leaves it to our moderators. */
export function Witness({ sectionID }: { readonly sectionID: SectionID }) {
  const { load } = useWishes(sectionID);
  const deed = useDeed();
  const [asked, setAsked] = useState<WitnessWish>();
  const wishes = load.state === "ready" ? load.value : [];
  const say = async ({ userID, lessonID, speed, alias }: WitnessWish): Promise<void> => {
    const answer = await call("POST /teachers/classes/{id}/witness", {
      params: { id: sectionID },
      body: { userID, lessonID, speed },
    });
    await showAnswer(wishesKey(sectionID), answer.wishes);
    toast({ title: "Thank you", text: `The races of ${named(alias)} are paid, and races as fast count from now on.` });
  };
  const confirm = (): void => {
    setAsked(undefined);
    if (asked) void deed.run(() => say(asked));
  };
  return (
    <>
      {wishes.length > 0 && (
        <Callout tone="careful" title="Fast races that need a witness" live>
          <p>Have you seen these pupils type? If you can't tell, leave it: our team looks at them too.</p>
          <ul className={layout.stack} aria-label="Who needs a witness">
            {wishes.map((wish) => (
              <li key={`${wish.userID} ${wish.lessonID}`} className={layout.line}>
                <span className={style.words}>
                  <Words of={wishWords(wish)} />
                </span>
                <Button
                  size="small"
                  kind="primary"
                  busy={deed.isBusy}
                  aria-label={`I've seen it: ${wishWords(wish)}`}
                  onClick={() => setAsked(wish)}
                >
                  I've Seen It
                </Button>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <Trouble words={deed.trouble} />
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={confirm}
        title={`Is ${named(asked?.alias ?? "")} that fast?`}
        text={`Say so only if you've watched their own hands do about ${asked ? seenSpeed(asked) : ""}. What waits is paid then, races as fast count at once from now on, and we keep that it was you who said so.`}
        confirm="Yes, I've Seen It"
        cancel="Not Yet"
      />
    </>
  );
}
