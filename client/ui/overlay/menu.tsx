import { Menu as Base } from "@base-ui/react/menu";
import { Check, EllipsisVertical } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router-dom";

import { classes } from "../classes.ts";
import { IconButton } from "../controls/icon-button.tsx";

import style from "./menu.module.css";
import paper from "./paper.module.css";

interface Entry {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly danger?: boolean;
}

export type MenuEntry =
  | (Entry & { readonly onChoose: () => void; readonly checked?: boolean })
  | (Entry & { readonly to: string })
  | { readonly heading: string };

interface MenuProps {
  /** Names the menu and its default button. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly trigger?: ReactElement;
  readonly align?: "start" | "center" | "end";
}

function Item({ entry }: { readonly entry: Exclude<MenuEntry, { readonly heading: string }> }) {
  const words = (
    <>
      <span className={style.icon}>{entry.icon}</span>
      {entry.label}
      {"checked" in entry && entry.checked === true && <Check aria-label="chosen" className={style.check} />}
    </>
  );
  if ("to" in entry) {
    return (
      <Base.LinkItem className={style.item} render={<Link to={entry.to} />} closeOnClick>
        {words}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      className={style.item}
      data-danger={entry.danger || undefined}
      disabled={entry.disabled}
      onClick={entry.onChoose}
    >
      {words}
    </Base.Item>
  );
}

export function Menu({ label, entries, trigger, align = "end" }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger ?? <IconButton label={label} icon={EllipsisVertical} kind="bare" />} />
      <Base.Portal render={<section aria-label={label} />}>
        <Base.Positioner className={style.place} sideOffset={6} align={align}>
          <Base.Popup className={classes(paper.paper, style.sheet)} aria-label={label}>
            {entries.map((entry) =>
              "heading" in entry ? (
                <div key={entry.heading} className={style.heading} role="presentation">
                  {entry.heading}
                </div>
              ) : (
                <Item key={entry.label} entry={entry} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
