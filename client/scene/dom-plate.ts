import { inkOn } from "#shared/format/contrast.ts";

import type { SceneRacer } from "./scene.ts";

import style from "./dom-scene.module.css";

/** Writes the plate of a car: the team's tag, and the name. @returns the plate */
export function writePlate(
  plate: HTMLElement,
  { name, tag, tagColor, isOwn, isBot, plate: words }: SceneRacer,
): HTMLElement {
  plate.translate = false;
  plate.textContent = words ?? (isOwn ? "You" : isBot ? `${name} · bot` : name);
  if (!tag) return plate;
  const chip = document.createElement("span");
  chip.textContent = tag;
  chip.className = style.tag ?? "";
  chip.style.background = `#${tagColor ?? ""}`;
  chip.style.color = inkOn(tagColor ?? "");
  plate.prepend(chip);
  return plate;
}
