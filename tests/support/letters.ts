import type { Product } from "./product.ts";

/** The newest email of a subject to an address, waiting until the job has written it. */
export async function letterTo(product: Product, address: string, subject: string): Promise<string> {
  for (;;) {
    const row = await product.services.app.db
      .selectFrom("letters")
      .select("body")
      .where("to_address", "=", address)
      .where("subject", "=", subject)
      .orderBy("letter_id", "desc")
      .executeTakeFirst();
    if (row) return row.body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The content of an email's link. */
export function linkIn(body: string): { readonly userID: number; readonly code: string } {
  const [, userID = "", code = ""] = /#(\d+)-([\w-]+)/.exec(body) ?? [];
  return { userID: Number(userID), code };
}
