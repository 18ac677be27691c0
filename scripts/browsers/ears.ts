/** Pages that a driver can't listen to note by themselves what goes wrong in them. Both run in the page, alone. */
interface Ears {
  heard?: string[];
}

export function earsOn(): void {
  const ears = window as Ears;
  if (ears.heard) return;
  const heard: string[] = (ears.heard = []);
  addEventListener(
    "error",
    ({ message, target }) => void heard.push(message || `could not load ${(target as Element).outerHTML}`),
    { capture: true },
  );
  addEventListener("unhandledrejection", ({ reason }) => void heard.push(`unhandled: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    heard.push(`${violatedDirective} refuses ${blockedURI}`);
  });
  const complain = console.error;
  console.error = (...words: unknown[]) => {
    heard.push(words.map(String).join(" "));
    complain(...words);
  };
}

export const heardBy = (): readonly string[] => (window as Ears).heard ?? ["the page was left for another one"];
