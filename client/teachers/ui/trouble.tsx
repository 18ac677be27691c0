import { Callout } from "../../ui/feedback/callout.tsx";

/** Why something that was pressed wasn't done. */
export const Trouble = ({ words }: { readonly words: string | undefined }) => (
  <div aria-live="assertive">{words !== undefined && <Callout tone="wrong">{words}</Callout>}</div>
);
