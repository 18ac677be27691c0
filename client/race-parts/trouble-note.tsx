import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";

import style from "./trouble-note.module.css";

interface TroubleProps {
  readonly trouble: string | undefined;
  readonly onAgain: () => void;
}

/** What went wrong, and the way on. */
export const TroubleNote = ({ trouble, onAgain }: TroubleProps) => (
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
