import { Button } from "../../ui/controls/button.tsx";
import { Kbd } from "../../ui/controls/kbd.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { useHonks } from "../session/honks.ts";
import { useRace } from "../session/race-store.ts";

import style from "./honk-button.module.css";

/** The own horn, and for screen readers whose horn was heard. */
export function HonkButton() {
  const honk = useHonks((honks) => honks.honk);
  const seat = useHonks(({ beeps }) => beeps.at(-1)?.seat);
  const name = useRace(({ table }) => (seat === undefined ? undefined : table?.seats[seat]?.displayName));
  const isOwn = useRace(({ table }) => seat !== undefined && table?.ownSeat === seat);
  return (
    <div className={style.horn}>
      <Button onClick={() => honk?.()}>
        Honk{" "}
        <span className={style.key}>
          <Kbd>Enter</Kbd>
        </span>
      </Button>
      <div aria-live="polite">
        <VisuallyHidden>
          {name !== undefined &&
            (isOwn ? (
              "You honk."
            ) : (
              <>
                <AsIs>{name}</AsIs> honks.
              </>
            ))}
        </VisuallyHidden>
      </div>
    </div>
  );
}
