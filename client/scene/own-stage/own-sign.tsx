import type { Loot } from "#shared/content/loot/loot.ts";

import { AsIs } from "../../ui/data/as-is.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { LootPicture } from "../../ui/pictures/loot-picture.tsx";

import style from "./own-sign.module.css";

interface OwnSignProps {
  readonly name: string;
  readonly nametag: Loot;
  readonly title: Loot;
}

/** The name and title as other racers see them, hung over the road. */
export function OwnSign({ name, nametag, title }: OwnSignProps) {
  return (
    <figure className={style.sign}>
      <figcaption className={style.caption}>How others see you</figcaption>
      <VisuallyHidden>
        Others see <AsIs>{name}</AsIs>, {title.name}, on the nametag {nametag.name}
      </VisuallyHidden>
      <div className={style.plate} data-part="nametag">
        <LootPicture loot={nametag} name={name} />
      </div>
      <div className={style.title} data-part="title">
        <LootPicture loot={title} />
      </div>
    </figure>
  );
}
