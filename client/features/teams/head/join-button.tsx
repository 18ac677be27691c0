import { useState } from "react";
import { useLocation } from "react-router-dom";

import { JOIN_SENTENCES } from "#shared/rules/teams/joining.ts";

import { tell } from "../../../data/facts.ts";
import type { TeamPage } from "../../../data/teams/use-team.ts";
import { call, isRegistered, useSession } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { sentenceOf } from "../../../ui/form/sending.ts";
import { keepFocus } from "../../../ui/keep-focus.ts";
import { CaptainActions } from "./captain-actions.tsx";
import { joinOffer } from "./join-offer.ts";
import { Leave } from "./leave.tsx";

import style from "./team-head.module.css";

interface JoinButtonProps {
  readonly page: TeamPage;
  readonly onGoing: (isGoing: boolean) => void;
}

/** The way into the team, or out of it. @source teams §2 Join button on a team page */
export function JoinButton({ page, onGoing }: JoinButtonProps) {
  const { team } = page;
  const user = useSession((session) => session.user);
  const { pathname } = useLocation();
  const viewer = isRegistered(user) ? user : undefined;
  const offer = joinOffer(page, viewer);
  if (viewer === undefined) {
    return (
      <LinkButton to="/register" state={{ from: pathname }}>
        Sign up to join
      </LinkButton>
    );
  }
  switch (offer.kind) {
    case "none":
      return null;
    case "captain":
      return <CaptainActions page={page} onGoing={onGoing} />;
    case "member":
      return <Leave team={team} onGoing={onGoing} />;
    case "applied":
      return <Applied teamID={team.teamID} />;
    case "refused":
      return (
        <>
          <Button disabled>{offer.why === "barred" ? "You Can't Join Yet" : JOIN_SENTENCES[offer.why]}</Button>
          {offer.why === "barred" && <p className={style.note}>{JOIN_SENTENCES.barred}</p>}
        </>
      );
    case "invited":
      return (
        <Ask
          label="Accept Invite"
          done="Please wait..."
          ask={() => call("POST /teams/{id}/accept-invite", { params: { id: team.teamID } })}
        />
      );
    case "apply":
      return (
        <Ask
          label={offer.isJoin ? "Join This Team" : "Apply to Join"}
          done={offer.isJoin ? "Please wait..." : "Application Sent!"}
          ask={() => call("POST /teams/{id}/apply", { params: { id: team.teamID } })}
        />
      );
  }
}

interface AskProps {
  readonly label: string;
  /** Until the page is fresh. */
  readonly done: string;
  readonly ask: () => Promise<unknown>;
}

/** Asks once: the answer, also a no, stays on the button. */
function Ask({ label, done, ask }: AskProps) {
  const [words, setWords] = useState<string>();
  const run = async (): Promise<void> => {
    setWords("Please wait...");
    const keep = keepFocus();
    try {
      await ask();
      setWords(done);
      await tell("team");
    } catch (problem) {
      setWords(sentenceOf(problem));
    } finally {
      keep();
    }
  };
  return (
    <>
      <Button kind="primary" spent={words !== undefined} onClick={() => void run()}>
        {words ?? label}
      </Button>
      <output className={style.spoken}>{words}</output>
    </>
  );
}

function Applied({ teamID }: { readonly teamID: number }) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const keep = keepFocus();
    try {
      await call("POST /teams/{id}/withdraw", { params: { id: teamID } });
      await tell("team");
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    } finally {
      setBusy(false);
      keep();
    }
  };
  return (
    <>
      <Button disabled>Application Sent!</Button>
      <Button kind="plain" busy={isBusy} onClick={() => void withdraw()}>
        Withdraw
      </Button>
      {trouble !== undefined && <p className={style.note}>{trouble}</p>}
    </>
  );
}
