import type { SectionID } from "#shared/ids.ts";

import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";

/** How pupils come to a lesson. */
export const NobodyYet = ({ sectionID }: { readonly sectionID: SectionID }) => (
  <Callout
    title="Nobody has come yet"
    action={<LinkButton to={`/classes/${sectionID}/projector`}>Show the Join Code</LinkButton>}
  >
    Pupils who are logged in see that the lesson is on, and come by one press. Everyone else logs in with their card, or
    with the join code.
  </Callout>
);
