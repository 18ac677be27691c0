import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import type { RaceTrouble } from "../session/race-trouble.ts";

import style from "./trouble-note.module.css";

interface TroubleProps {
  readonly trouble: RaceTrouble | undefined;
  readonly onAgain: () => void;
}

/** What went wrong, and what to do. Temporary troubles are retried automatically. */
export const TroubleNote = ({ trouble, onAgain }: TroubleProps) => (
  <div className={style.note} role="alert">
    <h2 className={style.title}>{trouble?.title}</h2>
    <p className={style.words}>
      {trouble?.mayPass === true && <Spinner label="Trying again" />}
      <span>{trouble?.message}</span>
    </p>
    <div className={style.actions}>
      <Button kind="primary" onClick={onAgain}>
        {trouble?.isElsewhere === true ? "Race here instead" : "Try again"}
      </Button>
      <LinkButton to="/practice" reloadDocument>
        Practice instead
      </LinkButton>
      <LinkButton to="/">Home</LinkButton>
    </div>
  </div>
);
