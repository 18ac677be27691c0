import { Crown, Heart, Medal, Shield } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router-dom";

import { TOTAL_REWARDS } from "#shared/content/seasons/calendar.ts";

import type { Profile } from "../../data/people/use-profile.ts";
import { usePresence } from "../../realtime/presence-store.ts";
import { isRegistered, useSession } from "../../session/session.ts";
import { LastRaces } from "../../social/last-races.tsx";
import { rankingWords } from "../../social/ranking-words.ts";
import { levelWords } from "../../social/season-progress.tsx";
import { AsIs, asIs, named } from "../../ui/data/as-is.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { TeamTag } from "../../ui/data/team-tag.tsx";
import { SheetPage } from "../../ui/layout/sheet-page.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { CarThumb } from "../../ui/pictures/car-thumb.tsx";
import { Horizon } from "../../ui/pictures/horizon.tsx";
import { BotMark } from "./bot-mark.tsx";
import { FigureBoard } from "./figure-board.tsx";
import { PlayerActions } from "./player-actions.tsx";
import { Showcase } from "./showcase.tsx";

import style from "./player.module.css";

/** Seasons that stand beside the name. */
const MOST_SEASONS = 4;

/** A racer: the car at dusk, the name, their team, and the possible actions. */
export function Player({ player }: { readonly player: Profile }) {
  const {
    userID,
    displayName,
    username,
    membership,
    title,
    playerLevel,
    carID,
    carHueAngle,
    look,
    relation,
    isBot,
    tag,
    tagColor,
  } = player;
  // An older server says nothing of it.
  const ranking = rankingWords((player as Partial<Profile>).ranking ?? null);
  const seen = usePresence((line) => line.online.find((friend) => friend.userID === userID));
  const isLineUp = usePresence(({ line }) => line === "up");
  const isHere = relation === "friend" && (isLineUp ? seen !== undefined : player.isOnline === true);
  const ownTag = useSession(({ user }) => user?.tag ?? null);
  const isMember = useSession(({ user }) => isRegistered(user));
  const isTeammate = relation !== "self" && tag !== null && tag === ownTag;
  useEffect(() => {
    document.title = `${displayName}${isBot ? " (bot)" : ""} · Redline`;
  }, [displayName, isBot]);
  return (
    <SheetPage
      title={named(displayName)}
      tone={membership === "gold" ? "gold" : undefined}
      size="wide"
      picture={
        <div className={style.picture} aria-hidden>
          <Horizon height="clamp(11rem, 36dvh, 25rem)">
            <div className={style.car}>
              <CarThumb carID={carID} hueAngle={carHueAngle} look={look} width="min(42dvh, 76vw)" />
            </div>
          </Horizon>
        </div>
      }
    >
      <p className={style.about}>
        <span>{title}</span>
        <span {...asIs(style.username)}>@{username}</span>
      </p>
      <p className={style.badges}>
        {tag !== null && (
          <Link to={`/team/${encodeURIComponent(tag)}`} className={style.team}>
            <VisuallyHidden>Team </VisuallyHidden>
            <TeamTag tag={tag} tagColor={tagColor} />
          </Link>
        )}
        <Badge>Level {playerLevel}</Badge>
        {ranking !== undefined && (
          <Link to="/leaderboards" className={style.team}>
            <Badge tone="amber">{ranking} this week</Badge>
          </Link>
        )}
        {((player as Partial<Profile>).seasons ?? [])
          .slice(0, MOST_SEASONS)
          .map(({ seasonID, name, level, isOver }) => (
            <Badge key={seasonID} tone={isOver ? "neutral" : "hot"}>
              {name} · {levelWords({ level, totalRewards: TOTAL_REWARDS })}
            </Badge>
          ))}
        {membership === "gold" && (
          <Badge tone="gold" icon={<Crown aria-hidden />}>
            Gold member
          </Badge>
        )}
        {isBot && <BotMark />}
        {player.isFounder && (
          <Badge icon={<Medal aria-hidden />}>
            <span title="One of the very first racers">Founder</span>
          </Badge>
        )}
        {isTeammate && (
          <Badge tone="sky" icon={<Shield aria-hidden />}>
            Same team
          </Badge>
        )}
        {relation === "friend" && (
          <Badge tone={isHere ? "teal" : "sky"} icon={<Heart aria-hidden />}>
            {isHere ? "Friend · online" : "Friend"}
          </Badge>
        )}
      </p>
      <PlayerActions player={player} seen={isHere ? seen : undefined} isHere={isHere} />
      <FigureBoard player={player} />
      {(player as Partial<Profile>).areStatsShown === true && relation !== "self" && isMember && (
        <p>
          <Link to={`/racer/${encodeURIComponent(username)}/stats`}>
            Stats of <AsIs>{displayName}</AsIs>
          </Link>
        </p>
      )}
      <Showcase player={player} />
      {relation === "self" && (
        <section className={style.races} aria-labelledby="last-races">
          <h2 id="last-races">Last races</h2>
          <LastRaces />
          <Link to="/stats?view=log">All my races</Link>
        </section>
      )}
    </SheetPage>
  );
}
