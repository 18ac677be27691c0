import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Text that only this product's own processes make and read. Anybody may see what it says; nobody else can say it.
 * A signature would say so to third parties too, of whom there are none here, and costs thirty times as much to check.
 */
export interface MacSigner {
  close(value: object): string;
  /** @returns undefined for what was not sealed here, or was changed since */
  open(text: string): unknown;
}

/** @param secret the same in every process */
export function newMacSigner(secret: string): MacSigner {
  const markOf = (content: string): Buffer => createHmac("sha256", secret).update(content).digest();
  return {
    close(value) {
      const content = Buffer.from(JSON.stringify(value)).toString("base64url");
      return `${content}.${markOf(content).toString("base64url")}`;
    },
    open(text) {
      const [content = "", mark = "", ...more] = text.split(".");
      const [said, right] = [Buffer.from(mark, "base64url"), markOf(content)];
      if (more.length > 0 || said.length !== right.length || !timingSafeEqual(said, right)) return undefined;
      return JSON.parse(Buffer.from(content, "base64url").toString("utf8")) as unknown;
    },
  };
}
