import { Ghost, Play, Share2 } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";

import { beginNextRace } from "../../../session/old-page.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { FriendsLink } from "../friends-link.tsx";
import { useBoardKeys } from "./use-board-keys.ts";

import style from "./board-actions.module.css";

const LateShareModal = lazy(async () => ({ default: (await import("./share-modal.tsx")).ShareModal }));

/** The way out of a race's board. */
export interface Exit {
  readonly label: string;
  readonly to: string;
}

interface BoardActionsProps {
  readonly onAgain: () => void;
  /** Without one the link leads home, or to a race with friends. */
  readonly leave: Exit | undefined;
  /** The race once it is stored: from then on it can be watched. */
  readonly storedID: string | undefined;
  /** Whether there is a race of this player's to drive against. */
  readonly hasFinished: boolean;
  /** Whether keys are meant for the board by now. */
  readonly isQuiet: boolean;
  /** How the race is being saved. */
  readonly status: ReactNode;
}

/** The actions of a result board, each a key away. */
export function BoardActions({ onAgain, leave, storedID, hasFinished, isQuiet, status }: BoardActionsProps) {
  const again = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [isSharing, setSharing] = useState(false);
  const replay = storedID === undefined ? undefined : `/replay/${storedID}`;
  const ghost = storedID === undefined || !hasFinished ? undefined : `/ghost/${storedID}`;
  const goTo = (path: string | undefined) => (path === undefined ? undefined : () => void navigate(path));
  const raceAgain = (): void => void beginNextRace(onAgain);
  useBoardKeys({ enter: raceAgain, r: goTo(replay), g: goTo(ghost) }, isQuiet);
  useEffect(() => {
    if (isQuiet && document.activeElement === document.body) again.current?.focus({ preventScroll: true });
  }, [isQuiet]);

  return (
    <div className={style.actions}>
      <Button ref={again} kind="primary" size="large" onClick={raceAgain} aria-keyshortcuts="Enter">
        Race Again
        <KeyHint name="Enter" />
      </Button>
      <Stored to={replay} icon={<Play aria-hidden />} name="R" short="Replay">
        Watch replay
      </Stored>
      {hasFinished && (
        <Stored to={ghost} icon={<Ghost aria-hidden />} name="G" short="Ghost">
          Race your ghost
        </Stored>
      )}
      <Button
        icon={<Share2 aria-hidden />}
        aria-label="Share this race"
        disabled={storedID === undefined}
        onClick={() => setSharing(true)}
      >
        <span className={style.word}>Share</span>
      </Button>
      <span className={style.leave}>
        {leave ? (
          <LinkButton to={leave.to}>{leave.label}</LinkButton>
        ) : (
          <>
            <LinkButton to="/">Home</LinkButton>
            <FriendsLink />
          </>
        )}
      </span>
      <output className={style.status}>{status}</output>
      {storedID !== undefined && isSharing && (
        <Suspense>
          <LateShareModal raceID={storedID} open onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface StoredProps {
  /** Undefined until the race is stored. */
  readonly to: string | undefined;
  readonly icon: ReactNode;
  /** The name of its key. */
  readonly name: string;
  /** What it is called where there is little room. */
  readonly short: string;
  readonly children: string;
}

/** A link to what a stored race offers; it can't be followed before. */
function Stored({ to, icon, name, short, children }: StoredProps) {
  const label = (
    <>
      <span className={style.label}>{children}</span>
      <span className={style.short} aria-hidden>
        {short}
      </span>
      <KeyHint name={name} />
    </>
  );
  return to === undefined ? (
    <Button icon={icon} disabled aria-label={children} title="Once the race is saved">
      {label}
    </Button>
  ) : (
    <LinkButton icon={icon} to={to} aria-label={children} aria-keyshortcuts={name}>
      {label}
    </LinkButton>
  );
}

/** A key's name for the eyes; not part of the label. */
const KeyHint = ({ name }: { readonly name: string }) => <span className={style.key} data-key={name} aria-hidden />;
