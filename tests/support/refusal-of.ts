import { Refusal } from "#shared/refusal.ts";

/** What an operation is refused with. @throws whatever else it throws, or that nothing was refused */
export async function refusalOf(doing: Promise<unknown>): Promise<Pick<Refusal, "code" | "detail">> {
  const error: unknown = await doing.then(
    () => new Error("nothing was refused"),
    (thrown: unknown) => thrown,
  );
  if (error instanceof Refusal) return { code: error.code, detail: error.detail };
  throw error;
}
