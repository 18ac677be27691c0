import { useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";

import { logoutSentence } from "#shared/rules/account/logout-reasons.ts";

import { useIsLoggedIn, useSession } from "../../session/session.ts";
import { useNextPage } from "../../shell/links/next-page.ts";
import { Unremembered } from "../../shell/states/unremembered.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { FormPage } from "../../ui/form/form-page.tsx";
import { arrivalOf, type Arrival } from "./arrival.ts";
import { ClockNote } from "./clock-note.tsx";
import { ProviderFinish } from "./provider-finish.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SisterSite } from "./sister-site.tsx";

import style from "./sign-in.module.css";

/** @source core §2 Other paths */
export function SignInPage() {
  const { hash, search } = useLocation();
  const arrival = arrivalOf(hash);
  const wayOn = useNextPage();
  const [wasLoggedIn] = useState(useIsLoggedIn());
  const guest = useSession(({ user }) => user);
  const isComing = arrival.kind === "provider" || arrival.kind === "sisterSite";
  if (wasLoggedIn && arrival.kind === "clock") {
    return (
      <FormPage title="What time is it?" carID={guest?.carID} hueAngle={guest?.carHueAngle}>
        <div className={style.body}>
          <ClockNote {...arrival} />
          <Button kind="primary" size="large" wide onClick={() => location.assign(wayOn)}>
            My clock is right now
          </Button>
        </div>
      </FormPage>
    );
  }
  if (wasLoggedIn && !isComing) return <Navigate to={wayOn} replace />;
  return (
    <FormPage
      title="Log in"
      carID={guest?.carID}
      hueAngle={guest?.carHueAngle}
      after={
        <>
          <Link to={{ pathname: "/register", search }}>New here? Sign up</Link>
          <Link to="/class-login">In a class? Log in with a code</Link>
          <Link to="/reset-password">Forgot your password?</Link>
          <Link to="/support/signing-in">Can't log in?</Link>
        </>
      }
    >
      <div className={style.body}>
        <Note arrival={arrival} />
        <Unremembered />
        {arrival.kind === "provider" && <ProviderFinish id={arrival.id} />}
        {arrival.kind === "sisterSite" && <SisterSite token={arrival.token} redirect={arrival.redirect} />}
        {!isComing && <SignInForm />}
      </div>
    </FormPage>
  );
}

/** Why this page was opened, if there is a reason. */
function Note({ arrival }: { readonly arrival: Arrival }) {
  if (arrival.kind === "clock") return <ClockNote {...arrival} />;
  if (arrival.kind === "providerTrouble") {
    return (
      <Callout tone="careful" title="Login didn't finish" live>
        {arrival.code === "unavailable" ? "That site isn't answering right now." : "Something went wrong."} Please try
        again, or use your username and password.
      </Callout>
    );
  }
  const sentence = arrival.kind === "reason" ? logoutSentence(arrival.reason) : undefined;
  return (
    sentence !== undefined && (
      <Callout tone="note" live>
        {sentence}
      </Callout>
    )
  );
}
