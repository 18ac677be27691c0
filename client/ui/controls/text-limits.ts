export interface TextLimits {
  /** Strips every sign that is no digit. @source teams-shop-seasons §5 */
  readonly numeric?: boolean;
  readonly maxLength?: number;
  /** Lets the text grow past the limit, so that the writer can shorten it and lose nothing. */
  readonly overflow?: boolean;
}

export function limitText(text: string, { numeric = false, maxLength, overflow = false }: TextLimits): string {
  const kept = numeric ? text.replace(/\D/g, "") : text;
  return maxLength === undefined || overflow ? kept : kept.slice(0, maxLength);
}
