import { useEffect, useState } from "react";
import { Link } from "react-router-dom";

import type { crossSiteSignIn } from "#shared/contracts/sign-in.ts";

import { makeCall } from "../../net/call.ts";
import { Callout } from "../../ui/callout.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useEntrance } from "./way-on.ts";

interface SisterSiteProps {
  readonly token: string;
  /** A path of this site to open next. */
  readonly redirect: string | undefined;
}

/** Signs in with the one-use code of a sister site. @source core §2 Other paths */
export function SisterSite({ token, redirect }: SisterSiteProps) {
  const enter = useEntrance();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    makeCall<typeof crossSiteSignIn>("POST /auth/cross-site", { body: { token } }).then(
      (answer) => enter(answer, redirect),
      (problem: unknown) => setTrouble(sentenceOf(problem)),
    );
  }, [token, redirect, enter]);

  if (trouble === undefined) return <Spinner label="Bringing you over" spoken />;
  return (
    <Callout tone="wrong" title="We could not bring you over" live action={<Link to="/login">Log in here</Link>}>
      {trouble}
    </Callout>
  );
}
