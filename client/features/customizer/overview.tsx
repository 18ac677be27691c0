import { Link } from "react-router-dom";

import { lootByID } from "#shared/content/loot/catalog.ts";
import type { Loot } from "#shared/content/loot/loot.ts";
import { formatNumber } from "#shared/format/figures.ts";
import type { Look } from "#shared/rules/garage/look.ts";
import { defaultOf } from "#shared/rules/garage/worn.ts";

import { Badge } from "../../ui/data/badge.tsx";
import { LootPicture } from "../../ui/pictures/loot-picture.tsx";
import { kindPath, KINDS, type Kind } from "./kinds.ts";
import { piecesOf } from "./pieces.ts";

import style from "./overview.module.css";

interface OverviewProps {
  readonly owner: Parameters<typeof piecesOf>[1];
  /** What is worn. */
  readonly look: Look;
  readonly name: string;
}

/** The five kinds with what is on of each. */
export function Overview({ owner, look, name }: OverviewProps) {
  return (
    <ul className={style.doors}>
      {KINDS.map((kind) => (
        <li key={kind.slug}>
          <Door kind={kind} owner={owner} look={look} name={name} />
        </li>
      ))}
    </ul>
  );
}

function Door({ kind, owner, look, name }: OverviewProps & { readonly kind: Kind }) {
  const pieces = piecesOf(kind.type, owner);
  const owned = pieces.filter(({ isOwned }) => isOwned).length;
  const fresh = pieces.filter(({ isNew }) => isNew).length;
  const shown = shownOf(kind, look, owner.isGold);
  return (
    <Link to={kindPath(kind)} className={style.door} data-type={kind.type}>
      <span className={style.window} data-count={shown.length}>
        {shown.map((loot) => (
          <span key={loot.lootID} className={style.picture}>
            <LootPicture loot={loot} name={name} />
          </span>
        ))}
        {shown.length === 0 && <span className={style.none}>None on yet</span>}
      </span>
      <span className={style.title}>{kind.title}</span>
      <span className={style.count}>
        {formatNumber(owned)} of {formatNumber(pieces.length)} owned
        {fresh > 0 && <Badge tone="teal">{formatNumber(fresh)} new</Badge>}
      </span>
      <span className={style.text}>{kind.text}</span>
    </Link>
  );
}

/** What is on of a kind; for nothing what everybody has. */
function shownOf({ type }: Kind, look: Look, isGold: boolean): readonly Loot[] {
  const ids = type === "sticker" ? look.stickers.map(({ lootID }) => lootID) : [look[type] ?? defaultOf(type, isGold)];
  return ids.flatMap((lootID) => (lootID === null ? undefined : lootByID(lootID)) ?? []);
}
