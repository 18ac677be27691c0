import { useSite } from "../../net/site.ts";
import { OutsideLink } from "../../shell/links/outside-link.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { isEmailLike } from "./is-email-like.ts";

/** How one reaches the people who run this site, as far as they say so. */
export function Reach() {
  const { name, contact } = useSite(({ operator }) => operator);
  if (contact === null) {
    return (
      <p>
        {name === null ? "The people who run this site" : <AsIs>{name}</AsIs>} {name === null ? "haven't" : "hasn't"}{" "}
        said how to reach them. Ask whoever gave you this address: a teacher, a friend, or the grown-up who showed you
        the game.
      </p>
    );
  }
  return (
    <p>
      Write to {name === null ? "the people who run this site" : <AsIs>{name}</AsIs>}:{" "}
      <strong>
        <AsIs>{isEmailLike(contact) ? <OutsideLink to={`mailto:${contact}`}>{contact}</OutsideLink> : contact}</AsIs>
      </strong>
    </p>
  );
}
