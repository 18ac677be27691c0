import { useEffect, useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";

import { GUEST_CAR, STARTING_CARS } from "#shared/content/cars/catalog.ts";
import type { Self } from "#shared/contracts/self.ts";
import { formatCount } from "#shared/format/figures.ts";
import { RACER_HOME } from "#shared/rules/account/access.ts";

import { meetServer } from "../../session/meet-server.ts";
import { useIsLoggedIn, useSession } from "../../session/session.ts";
import { keptToken } from "../../session/token/kept-token.ts";
import { useAskedPage } from "../../shell/links/next-page.ts";
import { Unremembered } from "../../shell/states/unremembered.tsx";
import { FormPage } from "../../ui/form/form-page.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** @source core §5 Register */
export function SignUpPage() {
  const [wasLoggedIn] = useState(useIsLoggedIn());
  const { search } = useLocation();
  const asked = useAskedPage();
  const guest = useGuest();
  const [carID, setCarID] = useState(guest?.carID ?? STARTING_CARS[0] ?? GUEST_CAR);
  if (wasLoggedIn) return <Navigate to={asked ?? RACER_HOME} replace />;
  return (
    <FormPage
      title="Sign up"
      lead={leadOf(guest?.racesPlayed ?? 0)}
      carID={carID}
      hueAngle={guest?.carHueAngle}
      after={
        <>
          <Link to={{ pathname: "/login", search }}>Already have an account? Log in</Link>
          <Link to="/support/guests">Do I need an account?</Link>
          <Link to="/support/a-childs-account">For your child?</Link>
        </>
      }
    >
      <Unremembered />
      <SignUpForm guest={guest} carID={carID} onCar={setCarID} />
    </FormPage>
  );
}

/** The guest who signs up, with the races finished by now. */
function useGuest(): Self | undefined {
  const user = useSession((session) => session.user);
  const [guest, setGuest] = useState(user);
  if (user !== guest && user?.accountType === "guest") setGuest(user);
  useEffect(() => {
    if (keptToken() !== undefined) void meetServer();
  }, []);
  return guest;
}

const leadOf = (races: number): string =>
  races === 0
    ? "Pick a name and a password, and the garage is yours. It's free."
    : `You'll keep your ${races === 1 ? "race" : formatCount(races, "race")} and your car. It's free.`;
