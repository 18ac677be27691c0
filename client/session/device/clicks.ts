import { leaveCrumb } from "../../net/breadcrumbs.ts";

const CONTROLS = "a, button, summary, select, [role]";
const ADDRESS = /\S+@\S+/g;
const NAME_LENGTH = 60;

/** As much of an element as a breadcrumb says. */
export interface Control {
  readonly tag: string;
  readonly role: string | null;
  readonly label: string | null;
  readonly text: string | null;
}

/** A control by role and name; never what was typed or chosen in it, nor an e-mail address it shows. */
export function controlName({ tag, role, label, text }: Control): string {
  const name = label ?? (tag === "select" ? "" : (text ?? ""));
  return `${role ?? tag} ${name.replaceAll(ADDRESS, "…").replaceAll(/\s+/g, " ").trim().slice(0, NAME_LENGTH)}`.trim();
}

/** Leaves a breadcrumb at each click on a control. */
export function followClicks(): void {
  const hear = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (!control) return;
    leaveCrumb(
      "click",
      controlName({
        tag: control.localName,
        role: control.getAttribute("role"),
        label: control.getAttribute("aria-label"),
        text: control.textContent,
      }),
    );
  };
  document.addEventListener("click", hear, { capture: true, passive: true });
}
