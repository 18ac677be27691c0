import { AsIs, named } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";

/** @source teams §5 Team form */
export const NameModerated = ({ name, tag }: { readonly name: string; readonly tag: string }) => (
  <Callout tone="careful" title={`Your team name "${named(name)}" has been moderated.`}>
    Others read "Team <AsIs>{tag}</AsIs>" until you choose another name.
  </Callout>
);

/** @source teams §8 */
export const RequirementsModerated = () => (
  <Callout tone="careful" title="Your special requirements have been moderated and are not visible to your teammates.">
    Please keep them kind. Inappropriate words, again and again, can cost you the right to post, or your account.
  </Callout>
);
