/** What a racer shows besides name and car; nothing of it for guests and bots. */
export interface Shown {
  /** Of the racer's team. */
  readonly tag?: string | null | undefined;
  /** Six hex digits. */
  readonly tagColor?: string | null | undefined;
  /** What the racer wears, as `encodeLook` writes it. */
  readonly look?: string | undefined;
  readonly isGold?: boolean | undefined;
}

interface Whole {
  tag: string | null;
  tagColor: string | null;
  look: string;
  isGold: boolean;
}

/** Only what somebody shows, with what stands for nothing where there is none. */
export const shownAs = ({ tag = null, tagColor = null, look = "", isGold = false }: Shown): Whole => ({
  tag,
  tagColor,
  look,
  isGold,
});
