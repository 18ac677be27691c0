import { useLayoutEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";

import { isRegistered, useSession } from "../../session/session.ts";
import { FormPage } from "../../ui/form/form-page.tsx";
import { codeInHash } from "./code-in-hash.ts";
import { Entry } from "./entry.tsx";

/**
 * Where pupils log in by a card, or join by the code of their class. An address may bring the code in its hash, which never
 * leaves the browser; it is taken out of the address at once. @source core §7 Auth, README class-login
 */
export function ClassLoginPage() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const racer = useSession(({ user }) => user);
  const brought = codeInHash(hash);
  const [code, setCode] = useState(brought);
  if (brought !== undefined && brought !== code) setCode(brought);
  useLayoutEffect(() => {
    if (hash !== "") void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return (
    <FormPage
      title="Class login"
      carID={racer?.carID}
      hueAngle={racer?.carHueAngle}
      after={
        !isRegistered(racer) && (
          <>
            <Link to="/login">Log in with a username</Link>
            <Link to="/support/signing-in">Can't log in?</Link>
            <Link to="/support/a-child-in-a-class">For parents</Link>
          </>
        )
      }
    >
      <Entry key={code} brought={code} />
    </FormPage>
  );
}
