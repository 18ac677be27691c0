import { useEffect, useState } from "react";
import { Link } from "react-router-dom";

import { makeCall } from "../../net/call.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { useEntrance } from "./way-on.ts";

interface SisterSiteProps {
  readonly token: string;
  /** A path of this site to open next. */
  readonly redirect: string | undefined;
}

/**
 * Signs in with the one-use code of a sister site, once the racer has confirmed the name: the link may be somebody
 * else's.
 *
 * @source core §2 Other paths
 */
export function SisterSite({ token, redirect }: SisterSiteProps) {
  const enter = useEntrance();
  const [name, setName] = useState<string>();
  const [isEntering, setEntering] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    makeCall("POST /auth/cross-site/racer", { body: { token } }).then(
      ({ displayName }) => setName(displayName),
      (problem: unknown) => setTrouble(sentenceOf(problem)),
    );
  }, [token]);

  const goOn = (): void => {
    setEntering(true);
    makeCall("POST /auth/cross-site", { body: { token } }).then(
      (answer) => enter(answer, redirect),
      (problem: unknown) => setTrouble(sentenceOf(problem)),
    );
  };

  if (trouble !== undefined) {
    return (
      <Callout tone="wrong" title="We couldn't log you in here" live action={<Link to="/login">Log in here</Link>}>
        {trouble}
      </Callout>
    );
  }
  if (name === undefined || isEntering) return <Spinner label="Logging you in" spoken />;
  return (
    <Callout
      tone="note"
      title={`Log in as ${name}?`}
      live
      action={
        <>
          <Button kind="primary" onClick={goOn}>
            Yes, that's me
          </Button>
          <LinkButton to="/login">No</LinkButton>
        </>
      }
    >
      You came from one of our other sites. If this isn't your name, choose No.
    </Callout>
  );
}
