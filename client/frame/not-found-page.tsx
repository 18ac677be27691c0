import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "./note.tsx";

/** @source teams-shop-seasons §2 Error screens */
export function NotFoundPage() {
  return (
    <Note title="Oops! Are you lost, racer?">
      <p>There is no road to this page.</p>
      <LinkButton kind="primary" to="/">
        Back To Homepage
      </LinkButton>
    </Note>
  );
}
