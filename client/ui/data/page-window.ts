/** The pages worth a button around the current one (from 1); `undefined` is a gap. */
export function pageWindow(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages];
  const kept = [...new Set(near)].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b);
  return kept.flatMap((each, at) => {
    const before = kept[at - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [undefined, each] : [each];
  });
}
