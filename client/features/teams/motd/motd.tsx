import { useState } from "react";

import type { TeamMember, TeamMotd } from "../../../data/teams/use-team.ts";
import { agoWords } from "../../../ui/ago-words.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { PlayerName } from "../../../ui/data/player-name.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { useNow } from "../use-now.ts";

import style from "./motd.module.css";

/** Longer ones are shown by and by. */
const MOST_LINES = 8;

interface MotdProps {
  readonly motd: TeamMotd;
  readonly members: readonly TeamMember[];
  readonly isLarge?: boolean;
}

/** One message, and who wrote it. @source teams §3 MotD entry, §8 */
export function Motd({ motd, members, isLarge }: MotdProps) {
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  const isLong = motd.message.split("\n").length > MOST_LINES;
  const author = members.find(({ userID }) => userID === motd.userID);
  return (
    <article className={style.motd}>
      <header className={style.author}>
        {author && <CarThumb carID={author.carID} hueAngle={author.carHueAngle} look={author.look} />}
        <PlayerName
          player={{
            displayName: motd.displayName,
            username: motd.username,
            membership: author?.membership,
            isFounder: author?.isFounder,
          }}
        />
        <span className={style.when}>{agoWords(motd.createdStamp, now * 1_000)}</span>
      </header>
      <p className={style.message} data-large={isLarge || undefined} data-cut={(isLong && !isWhole) || undefined}>
        {motd.message}
      </p>
      {isLong && (
        <span>
          <Button size="small" kind="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show less" : "Show all"}
          </Button>
        </span>
      )}
      {motd.flagged && (
        <Callout tone="careful">
          This message has been moderated and is not visible to your teammates. Please keep messages kind. Inappropriate
          words, again and again, can cost you the right to post, or your account.
        </Callout>
      )}
    </article>
  );
}
