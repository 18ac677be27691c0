import { Ghost, Play, Share2 } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";

import { beginNextRace } from "../../../session/device/old-page.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { FriendsLink } from "../friends-link.tsx";
import { useBoardKeys, type Quiet } from "./use-board-keys.ts";

import style from "./board-actions.module.css";

const LateShareModal = lazy(async () => ({ default: (await import("./share-modal.tsx")).ShareModal }));

/** The way out of a race's board. */
export interface Exit {
  readonly label: string;
  readonly to: string;
}

interface BoardActionsProps {
  readonly onAgain: () => void;
  /** What leads to the next race; "Race Again" without it. */
  readonly again: string | undefined;
  /** Without one the link leads home, or to a race with friends. */
  readonly leave: Exit | undefined;
  /** The race once it is stored: from then on it can be watched. */
  readonly storedID: string | undefined;
  /** Whether it will be stored: a race over a teacher's own text is not. */
  readonly isKept: boolean;
  /** Whether there is a race of this player's to drive against. */
  readonly hasFinished: boolean;
  readonly quiet: Quiet;
  /** Whether the race can't be stored any more, as far as this page will know. */
  readonly isCutOff: boolean;
  /** How the race is being saved. */
  readonly status: ReactNode;
}

/** What a stored race offers. */
type Offer = "replay" | "ghost" | "share";

/** The actions of a result board, each a key away. What waits until the race is stored is remembered when it's pressed before. */
export function BoardActions(props: BoardActionsProps) {
  const { onAgain, again: label = "Race Again", leave, storedID, isKept, hasFinished, quiet, isCutOff, status } = props;
  const again = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [wish, setWish] = useState<Offer>();
  const isSharing = wish === "share" && storedID !== undefined;
  const raceAgain = (): void => {
    setWish(undefined);
    void beginNextRace(onAgain);
  };
  const ask = (offer: Offer) => () => setWish(offer);
  useBoardKeys(
    { enter: raceAgain, ...(isKept && { r: ask("replay"), g: hasFinished ? ask("ghost") : undefined }) },
    quiet,
  );
  const { isQuiet } = quiet;
  useEffect(() => {
    if (isQuiet && document.activeElement === document.body) again.current?.focus({ preventScroll: true });
  }, [isQuiet]);
  useEffect(() => {
    if (storedID !== undefined && (wish === "replay" || wish === "ghost")) void navigate(`/${wish}/${storedID}`);
  }, [storedID, wish, navigate]);
  const stored = (offer: Offer) => ({ storedID, isCutOff, isWished: wish === offer, onWish: ask(offer) });

  return (
    <div className={style.actions}>
      <Button ref={again} kind="primary" size="large" onClick={raceAgain} aria-keyshortcuts="Enter">
        {label}
        <KeyHint name="Enter" />
      </Button>
      {isKept && (
        <>
          <Stored {...stored("replay")} path="/replay" icon={<Play aria-hidden />} name="R" short="Replay">
            Watch replay
          </Stored>
          {hasFinished && (
            <Stored {...stored("ghost")} path="/ghost" icon={<Ghost aria-hidden />} name="G" short="Ghost">
              Race your ghost
            </Stored>
          )}
          <Stored {...stored("share")} icon={<Share2 aria-hidden />} short="Share" said="Share this race">
            Share
          </Stored>
        </>
      )}
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
      {isSharing && (
        <Suspense>
          <LateShareModal raceID={storedID} open onClose={() => setWish(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface StoredProps {
  /** Undefined until the race is stored. */
  readonly storedID: string | undefined;
  readonly isCutOff: boolean;
  /** It was pressed, and comes as soon as the race is stored. */
  readonly isWished: boolean;
  readonly onWish: () => void;
  /** Where it leads; without one it opens on the board. */
  readonly path?: string;
  readonly icon: ReactNode;
  /** The name of its key. */
  readonly name?: string;
  /** What it is called where there is little room. */
  readonly short: string;
  /** What a screen reader calls it; without one its word. */
  readonly said?: string;
  readonly children: string;
}

/** What a stored race offers: a press before that shows that it's being saved. */
function Stored({
  storedID,
  isCutOff,
  isWished,
  onWish,
  path,
  icon,
  name,
  short,
  children,
  said = children,
}: StoredProps) {
  const label = (
    <>
      <span className={style.label}>{children}</span>
      <span className={style.short} aria-hidden>
        {short}
      </span>
      {name !== undefined && <KeyHint name={name} />}
    </>
  );
  if (storedID !== undefined && path !== undefined) {
    return (
      <LinkButton icon={icon} to={`${path}/${storedID}`} aria-label={said} aria-keyshortcuts={name}>
        {label}
      </LinkButton>
    );
  }
  const isWaiting = storedID === undefined;
  return (
    <Button
      icon={icon}
      disabled={isWaiting && isCutOff}
      early={isWaiting && !isWished}
      busy={isWaiting && isWished && !isCutOff}
      busyLabel="Saving the race first"
      aria-label={said}
      title={isWaiting ? "Once the race is saved" : undefined}
      onClick={onWish}
    >
      {label}
    </Button>
  );
}

/** A key's name for the eyes; not part of the label. */
const KeyHint = ({ name }: { readonly name: string }) => <span className={style.key} data-key={name} aria-hidden />;
