import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { useRace } from "./store.ts";

import style from "./trouble-note.module.css";

interface TroubleProps {
  readonly onAgain: () => void;
}

/** What went wrong, and the way on. */
export function Trouble({ onAgain }: TroubleProps) {
  const trouble = useRace((race) => race.trouble);
  return (
    <div className={style.note} role="alert">
      <h2 className={style.title}>A flat tyre</h2>
      <p>{trouble}</p>
      <div className={style.actions}>
        <Button kind="primary" onClick={onAgain}>
          Try again
        </Button>
        <LinkButton to="/">Home</LinkButton>
      </div>
    </div>
  );
}
