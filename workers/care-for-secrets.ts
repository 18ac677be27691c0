import { careForKeys } from "#shared/server/accounts/sessions/key-care.ts";
import { careForClassSecrets } from "#shared/server/classes/secrets.ts";
import type { App } from "#shared/server/platform/work.ts";

/** Lets the keys that sign take turns, and closes with the key of now whatever an older one closed. */
export async function careForSecrets(app: App): Promise<void> {
  await careForKeys(app);
  await careForClassSecrets(app);
}
