/**
 * Keeps what was made for the numbers that were asked for last: callers may name any of thousands, and what a process holds must
 * not grow by it.
 *
 * @param most so many are kept
 */
export function keepLast<Value>(most: number): (key: number, make: () => Value) => Value {
  const kept = new Map<number, Value>();
  return (key, make) => {
    const value = kept.has(key) ? (kept.get(key) as Value) : make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > most) kept.delete(oldest);
    return value;
  };
}
