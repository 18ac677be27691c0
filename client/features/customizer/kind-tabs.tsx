import { LayoutGrid } from "lucide-react";
import { NavLink } from "react-router-dom";

import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { CUSTOMIZER, kindPath, KINDS } from "./kinds.ts";

import style from "./kind-tabs.module.css";

/** The five kinds, each at its own address. */
export function KindTabs({ hasUnsaved }: { readonly hasUnsaved: boolean }) {
  return (
    <nav className={style.tabs} aria-label="Customizer">
      <NavLink to={CUSTOMIZER} end className={style.tab}>
        <LayoutGrid aria-hidden />
        <span>All</span>
      </NavLink>
      {KINDS.map((kind) => {
        const Icon = kind.icon;
        return (
          <NavLink key={kind.slug} to={kindPath(kind)} className={style.tab}>
            <Icon aria-hidden />
            <span>{kind.title}</span>
            {kind.type === "sticker" && hasUnsaved && (
              <span className={style.dot} title="Not saved yet">
                <VisuallyHidden>(not saved yet)</VisuallyHidden>
              </span>
            )}
          </NavLink>
        );
      })}
    </nav>
  );
}
