/** Whether the visitor asks for little to be loaded; a browser that says nothing of it is taken for one where they don't. */
export function savesData(): boolean {
  try {
    return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  } catch {
    return false;
  }
}
