import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { FriendsLink } from "../late-friends-link.tsx";

/** The way out of a race's board. */
export interface Exit {
  readonly label: string;
  readonly to: string;
}

interface BoardActionsProps {
  /** Without one the link leads home, or to a race with friends. */
  readonly leave: Exit | undefined;
}

/** The links of a result board, besides another race. */
export function BoardActions({ leave }: BoardActionsProps) {
  if (leave) return <LinkButton to={leave.to}>{leave.label}</LinkButton>;
  return (
    <>
      <LinkButton to="/">Home</LinkButton>
      <FriendsLink />
    </>
  );
}
