import { useLocation } from "react-router-dom";

import { LinkButton } from "../../ui/controls/link-button.tsx";

/** How a guest gets an account, or into their own, and back to this page. */
export function WaysIn() {
  const { pathname, hash } = useLocation();
  const state = { from: pathname + hash };
  return (
    <>
      <LinkButton kind="primary" to="/register" state={state}>
        Sign Up
      </LinkButton>
      <LinkButton to="/login" state={state}>
        Log In
      </LinkButton>
    </>
  );
}
