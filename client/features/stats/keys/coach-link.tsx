import { LinkButton } from "../../../ui/controls/link-button.tsx";

/** To the practice page, which is a document of its own. */
export const CoachLink = () => (
  <p>
    <LinkButton to="/practice?coach" reloadDocument>
      Practise with the coach
    </LinkButton>
  </p>
);
