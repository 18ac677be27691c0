import { Crown, Flame, Sticker, Tag, Wind, type LucideIcon } from "lucide-react";

import type { LootType } from "#shared/content/loot/loot.ts";

/** One kind of loot, with its own address. */
export interface Kind {
  readonly slug: string;
  readonly type: LootType;
  readonly title: string;
  readonly one: string;
  readonly icon: LucideIcon;
  /** What it is for, in a few words. */
  readonly text: string;
}

/** @source core §2 /garage/customizer/stickers */
export const KINDS: readonly Kind[] = [
  {
    slug: "stickers",
    type: "sticker",
    title: "Stickers",
    one: "sticker",
    icon: Sticker,
    text: "Up to five, right where you want them",
  },
  { slug: "trails", type: "trail", title: "Trails", one: "trail", icon: Wind, text: "What flies behind your car" },
  {
    slug: "nitros",
    type: "nitro",
    title: "Nitros",
    one: "nitro",
    icon: Flame,
    text: "The flame when you press Enter in a race",
  },
  {
    slug: "nametags",
    type: "nametag",
    title: "Nametags",
    one: "nametag",
    icon: Tag,
    text: "The plate that others read your name on",
  },
  { slug: "titles", type: "title", title: "Titles", one: "title", icon: Crown, text: "The words under your name" },
];

export const CUSTOMIZER = "/garage/customizer";
export const kindPath = ({ slug }: Pick<Kind, "slug">): string => `${CUSTOMIZER}/${slug}`;
export const kindAt = (slug: string): Kind | undefined => KINDS.find((kind) => kind.slug === slug);
