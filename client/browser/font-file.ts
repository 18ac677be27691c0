import { within } from "./within.ts";

/** Whether the font file at an address of ours is one that this browser reads. @throws when no answer came for so long */
export async function readsFont(url: string, spanMs: number): Promise<boolean> {
  const loading = new FontFace("A trial", `url("${url}")`).load().then(
    () => true,
    () => false,
  );
  return within(spanMs, loading);
}
