import type { TeamMember, TeamMotd } from "../../data/use-team.ts";
import { agoWords } from "../../ui/ago-words.ts";
import { PlayerName } from "../../ui/data/player-name.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { useNow } from "./use-now.ts";

import style from "./motd.module.css";

interface MotdProps {
  readonly motd: TeamMotd;
  readonly members: readonly TeamMember[];
  readonly isLarge?: boolean;
}

/** One message, and who wrote it. @source teams §3 MotD entry, §8 */
export function Motd({ motd, members, isLarge }: MotdProps) {
  const now = useNow();
  const author = members.find(({ userID }) => userID === motd.userID);
  return (
    <article className={style.motd}>
      <header className={style.author}>
        {author && <CarThumb carID={author.carID} hueAngle={author.carHueAngle} />}
        <PlayerName
          player={{ displayName: motd.displayName, username: motd.username, membership: author?.membership }}
        />
        <span className={style.when}>{agoWords(motd.createdStamp, now * 1_000)}</span>
      </header>
      <p className={style.message} data-large={isLarge || undefined}>
        {motd.message}
      </p>
      {motd.flagged && (
        <Callout tone="careful">
          This message has been moderated and is not visible to your teammates. Please keep messages kind. Inappropriate
          words, again and again, can cost you the right to post, or your account.
        </Callout>
      )}
    </article>
  );
}
