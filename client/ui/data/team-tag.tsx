import type { CSSProperties } from "react";

import { inkOn, parseHex } from "#shared/format/contrast.ts";

import { asIs } from "./as-is.tsx";

import style from "./team-tag.module.css";

interface TeamTagProps {
  readonly tag: string;
  /** Six hex digits, with or without #. */
  readonly tagColor?: string | null | undefined;
}

/** The tag of a team in its colour. */
export function TeamTag({ tag, tagColor }: TeamTagProps) {
  const hex = tagColor ?? "";
  const colour = `#${hex.replace("#", "")}`;
  const paint = parseHex(hex) && ({ "--tag": colour, "--tag-ink": inkOn(colour) } as CSSProperties);
  return (
    <span {...asIs(style.tag)} style={paint}>
      {tag}
    </span>
  );
}

/** The same before a name; nothing without a team. */
export const TagBefore = ({
  tag,
  tagColor,
}: {
  readonly tag?: string | null | undefined;
  readonly tagColor?: string | null | undefined;
}) =>
  tag ? (
    <>
      <TeamTag tag={tag} tagColor={tagColor} />{" "}
    </>
  ) : null;
