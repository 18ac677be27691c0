import { useSite } from "../../net/site.ts";

/** The contact for players who think that a moderator made a mistake. @source rules People */
export function AskOperator() {
  const contact = useSite(({ operator }) => operator.contact);
  if (contact === null) return <p>Was that a mistake? Tell the people who run this site, or ask a grown-up to.</p>;
  return (
    <p>
      Was that a mistake? Write to <strong>{contact}</strong>, and someone will look at it again.
    </p>
  );
}
