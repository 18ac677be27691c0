export type SimpleStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A storage of the browser; where the browser allows none, one that lasts as long as the page. */
export function openStorage(open: () => Storage): SimpleStorage {
  try {
    const storage = open();
    storage.getItem("");
    return storage;
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  }
}

export const lasting = openStorage(() => localStorage);
export const ofThisTab = openStorage(() => sessionStorage);
