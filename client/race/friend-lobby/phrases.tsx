import { useEffect, useState, type CSSProperties } from "react";

import { CHAT_PHRASES, CHAT_TOO_SOON, PHRASE_IDS, type PhraseID } from "#shared/content/chat.ts";
import { FRIEND_RACE } from "#shared/rules/friend-lobby/numbers.ts";

import { Kbd } from "../../ui/controls/kbd.tsx";
import type { FriendConnection } from "./friend-connection.ts";
import { useFriends } from "./friend-store.ts";

import style from "./phrases.module.css";

interface PhrasesProps {
  readonly line: FriendConnection;
  /** One row of numbers and short words, below the results. */
  readonly isSmall?: boolean;
}

/** Long enough that a digit of a last answer does not send a phrase. */
const KEYS_AFTER_MS = 1_000;

/** The phrases: a tap, or a key from 1 to 8. After each there is a short rest, which the buttons show. */
export function Phrases({ line, isSmall = false }: PhrasesProps) {
  const isOpen = useFriends(({ status }) => status === "open");
  const [isResting, setIsResting] = useState(false);
  const isOff = isResting || !isOpen;

  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => {
      setIsResting(false);
      useFriends.setState(({ note }) => ({ note: note === CHAT_TOO_SOON ? undefined : note }));
    }, FRIEND_RACE.chatEveryMs);
    return () => clearTimeout(timer);
  }, [isResting]);
  const say = (phraseID: PhraseID): void => {
    if (!isOpen) return;
    if (isResting) return useFriends.setState({ note: CHAT_TOO_SOON });
    line.send("chat", { phraseID });
    setIsResting(true);
  };
  const [shownMs] = useState(() => performance.now());
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const phraseID = PHRASE_IDS[Number(event.key) - 1];
      const isElsewhere = event.target instanceof Element && event.target.closest("input, [role=dialog]") !== null;
      const isShortcut = isElsewhere || event.ctrlKey || event.metaKey || event.altKey || event.repeat;
      const isLate = isSmall && event.timeStamp - shownMs < KEYS_AFTER_MS;
      if (phraseID !== undefined && !isShortcut && !isLate) say(phraseID);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  return (
    <ul
      className={style.phrases}
      aria-label="Say something"
      data-small={isSmall || undefined}
      data-resting={isResting || undefined}
      style={{ "--rest": `${FRIEND_RACE.chatEveryMs}ms` } as CSSProperties}
    >
      {PHRASE_IDS.map((phraseID, index) => (
        <li key={phraseID}>
          <button
            type="button"
            className={style.phrase}
            aria-disabled={isOff || undefined}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => say(phraseID)}
          >
            <span aria-hidden className={style.key}>
              <Kbd>{String(index + 1)}</Kbd>
            </span>
            {CHAT_PHRASES[phraseID]}
          </button>
        </li>
      ))}
    </ul>
  );
}
