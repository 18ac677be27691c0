import { LayoutGrid } from "lucide-react";
import { useEffect, useRef } from "react";
import { NavLink } from "react-router-dom";

import { formatNumber } from "#shared/format/figures.ts";

import { Medal } from "../../../ui/pictures/medal/medal.tsx";
import { groupPath, GROUPS, inGroup, scoreOf, type Entry, type Group } from "../entries.ts";
import { GROUP_METALS } from "../group-metals.ts";

import style from "./group-nav.module.css";

interface GroupNavProps {
  readonly entries: readonly Entry[];
  readonly current: Group;
}

/** The way to all groups: at the side, or on a narrow page a row that is pushed along. */
export function GroupNav({ entries, current }: GroupNavProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} className={style.nav} aria-label="Groups of achievements">
      <NavLink to="/achievements" end className={style.link}>
        <LayoutGrid aria-hidden className={style.icon} />
        <span>Overview</span>
      </NavLink>
      {GROUPS.map((group) => {
        const { earned, total } = scoreOf(inGroup(entries, group.gid));
        return (
          <NavLink key={group.slug} to={groupPath(group)} className={style.link}>
            <span className={style.medal}>
              <Medal slug={group.slug} metal={GROUP_METALS[group.slug]} />
            </span>
            <span>{group.name}</span>
            {total > 0 && (
              <span className={style.count} aria-hidden>
                {formatNumber(earned)}/{formatNumber(total)}
              </span>
            )}
          </NavLink>
        );
      })}
    </nav>
  );
}
