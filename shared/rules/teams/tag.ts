/** A racer's team as names show it; nothing for guests, bots and racers without one. */
export interface Tagged {
  readonly tag?: string | null | undefined;
  /** Six hex digits. */
  readonly tagColor?: string | null | undefined;
}

/** Only the team of somebody, with nulls where there is none. */
export const taggedAs = ({ tag = null, tagColor = null }: Tagged): { tag: string | null; tagColor: string | null } => ({
  tag,
  tagColor,
});
