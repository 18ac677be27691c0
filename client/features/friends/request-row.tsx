import { useState } from "react";

import { Button, type ButtonKind } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { agoWords } from "./ago-words.ts";
import { RacerRow } from "./racer-row.tsx";
import { useFriendsView, type Asker } from "./store.ts";

interface Answer {
  readonly label: string;
  readonly kind?: ButtonKind;
  readonly run: () => Promise<void>;
}

interface RequestRowProps {
  readonly player: Asker;
  readonly first: Answer;
  readonly second?: Answer;
}

/** A request, with its answers. */
export function RequestRow({ player, first, second }: RequestRowProps) {
  const nowMs = useFriendsView(({ waitingMs }) => waitingMs);
  const [busy, setBusy] = useState<Answer["label"]>();
  const buttonOf = ({ label, kind = "plain", run }: Answer) => (
    <Button
      size="small"
      kind={kind}
      busy={busy === label}
      onClick={() => {
        setBusy(label);
        void run().finally(() => setBusy(undefined));
      }}
    >
      {label}
      <VisuallyHidden> {player.displayName}</VisuallyHidden>
    </Button>
  );
  return (
    <RacerRow
      player={player}
      state={`Asked ${agoWords(player.askedStamp, nowMs)}`}
      ways={
        <>
          {buttonOf(first)}
          {second && buttonOf(second)}
        </>
      }
    />
  );
}
