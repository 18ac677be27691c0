import { Link } from "react-router-dom";

import { useIsLoggedIn } from "../../../session/session.ts";

/** What helps somebody whose words come all at once. */
export function HandsHint() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      Do your words come all at once, from your voice, steno or a keyboard of whole words? That's fine.{" "}
      {isLoggedIn ? (
        <>
          Tell us in <Link to="/profile#hands">How you type</Link>, and whole phrases count.
        </>
      ) : (
        "With an account you can tell us how you type, and whole phrases count."
      )}
    </>
  );
}
