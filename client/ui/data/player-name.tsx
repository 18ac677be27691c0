import { Bot, Heart, Shield } from "lucide-react";
import { Link } from "react-router-dom";

import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { asIs } from "./as-is.tsx";
import { Badge } from "./badge.tsx";
import { FounderMark } from "./founder-mark.tsx";
import { GoldMark } from "./gold-mark.tsx";
import { TeamTag } from "./team-tag.tsx";

import style from "./player-name.module.css";

/** @source teams-shop-seasons §3 'Player name display' */
export interface NamedPlayer {
  readonly displayName: string;
  /** Links to the racer's page; guests and bots have none. */
  readonly username?: string;
  readonly tag?: string | null;
  /** Six hex digits, with or without #. */
  readonly tagColor?: string | null;
  readonly membership?: "basic" | "gold";
  readonly friendType?: "friend" | "teammate" | "classmate";
  readonly isFounder?: boolean;
  readonly isNew?: boolean;
  readonly isBot?: boolean;
  /** "#12", "Top 100". */
  readonly ranking?: string;
}

interface PlayerNameProps {
  readonly player: NamedPlayer;
  /** Without a link, where the whole row already is one. */
  readonly plain?: boolean;
}

const FRIEND_WORDS = { friend: "Friend", teammate: "Teammate", classmate: "Classmate" } as const;

function Name({ player, plain }: PlayerNameProps) {
  const { displayName, username, membership } = player;
  const gold = membership === "gold" || undefined;
  if (username === undefined || plain) {
    return (
      <span {...asIs(style.name)} data-gold={gold}>
        {displayName}
      </span>
    );
  }
  return (
    <Link {...asIs(style.name)} data-gold={gold} to={`/racer/${encodeURIComponent(username)}`}>
      {displayName}
    </Link>
  );
}

export function PlayerName({ player, plain = false }: PlayerNameProps) {
  const { tag, tagColor, membership, friendType, isFounder, isNew, isBot, ranking } = player;
  const Mark = friendType === "friend" ? Heart : Shield;
  return (
    <span className={style.player}>
      {tag && <TeamTag tag={tag} tagColor={tagColor} />}
      <span className={style.who}>
        <Name player={player} plain={plain} />
        {isFounder && <FounderMark plain={plain} />}
        {membership === "gold" && <GoldMark />}
        {friendType !== undefined && (
          <span className={style.friend} title={FRIEND_WORDS[friendType]}>
            <Mark aria-hidden />
            <VisuallyHidden>{FRIEND_WORDS[friendType]}</VisuallyHidden>
          </span>
        )}
      </span>
      {isBot && <Badge icon={<Bot aria-hidden />}>Bot</Badge>}
      {isNew && <Badge tone="teal">New</Badge>}
      {ranking !== undefined && <Badge tone="amber">{ranking}</Badge>}
    </span>
  );
}
