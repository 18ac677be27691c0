import { useState } from "react";

import type { Asker } from "../../social/use-friend-requests.ts";
import { agoWords } from "../../ui/ago-words.ts";
import { Button, type ButtonKind } from "../../ui/controls/button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { useNow } from "../../ui/use-now.ts";
import { RacerRow } from "./racer-row.tsx";

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
  const now = useNow();
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
      <VisuallyHidden>
        {" "}
        <AsIs>{player.displayName}</AsIs>
      </VisuallyHidden>
    </Button>
  );
  return (
    <RacerRow
      player={player}
      state={`Asked ${agoWords(player.askedStamp, now * 1_000)}`}
      actions={
        <>
          {buttonOf(first)}
          {second && buttonOf(second)}
        </>
      }
    />
  );
}
