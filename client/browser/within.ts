/** How long what a browser does by itself, without a network or a person, may take. */
export const OWN_WORK_MS = 3_000;

/**
 * What a browser promises and may never keep.
 *
 * @throws what was promised throws, or that no answer came
 */
export async function within<T>(spanMs: number, promised: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the browser didn't answer for ${spanMs} ms`)), spanMs);
  });
  try {
    return await Promise.race([promised, over]);
  } finally {
    clearTimeout(timer);
  }
}
